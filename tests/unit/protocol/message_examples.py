"""Examples for protocol/README.md 4 and 3, one for each type and subtype, with the model for each."""

from claude_desk.protocol.requests.control import ControlCancelRequest, ControlRequest, ControlResponse
from claude_desk.protocol.wire import messages as m
from claude_desk.protocol.wire import system as s
from claude_desk.protocol.wire.stream import StreamEvent

_SYSTEM: list[tuple[type[s.System], str]] = [
    (
        s.Init,
        '"subtype":"init","cwd":"/p","tools":["Task","Bash"],"mcp_servers":[{"name":"a","status":"failed"}],'
        '"model":"claude-sonnet-4-5","permissionMode":"default","slash_commands":["compact"],"apiKeySource":"none",'
        '"claude_code_version":"2.1.37","output_style":"default","agents":["x"],"skills":[],"plugins":[]',
    ),
    (s.Status, '"subtype":"status","status":"requesting"'),
    (s.Status, '"subtype":"status","status":null,"permissionMode":"acceptEdits"'),
    (s.Status, '"subtype":"status","status":null,"compact_result":"failed","compact_error":"too long"'),
    (
        s.CompactBoundary,
        '"subtype":"compact_boundary","compact_metadata":{"trigger":"manual","pre_tokens":325,"post_tokens":2540}',
    ),
    (
        s.ApiRetry,
        '"subtype":"api_retry","attempt":1,"max_retries":10,"retry_delay_ms":603,"error_status":401,'
        '"error":"authentication_failed"',
    ),
    (
        s.ApiRetry,
        '"subtype":"api_retry","attempt":1,"max_retries":10,"retry_delay_ms":603.5,"error_status":null,"error":"x"',
    ),
    (
        s.Hook,
        '"subtype":"hook_started","hook_id":"h1","hook_name":"PreToolUse:Bash","hook_event":"PreToolUse"',
    ),
    (
        s.Hook,
        '"subtype":"hook_progress","hook_id":"h1","hook_name":"PreToolUse:Bash","hook_event":"PreToolUse",'
        '"stdout":"x","stderr":"","output":"x"',
    ),
    (
        s.Hook,
        '"subtype":"hook_response","hook_id":"h1","hook_name":"PreToolUse:Bash","hook_event":"PreToolUse",'
        '"output":"ok","stdout":"ok","stderr":"","exit_code":0,"outcome":"success"',
    ),
    (s.PluginInstall, '"subtype":"plugin_install","status":"installed","name":"my-plugin"'),
    (
        s.TaskStarted,
        '"subtype":"task_started","task_id":"bzb0tj97b","tool_use_id":"toolu_01","description":"bg",'
        '"is_backgrounded":true,"task_type":"local_bash"',
    ),
    (
        s.TaskProgress,
        '"subtype":"task_progress","task_id":"ac35b","tool_use_id":"toolu_01","description":"look",'
        '"usage":{"total_tokens":900,"tool_uses":2,"duration_ms":4100},"last_tool_name":"Read"',
    ),
    (
        s.TaskUpdated,
        '"subtype":"task_updated","task_id":"b","patch":{"status":"completed","end_time":1795292715634}',
    ),
    (
        s.TaskNotification,
        '"subtype":"task_notification","task_id":"b","tool_use_id":"toolu_01","status":"completed",'
        '"output_file":"/tmp/b.output","summary":"Background command \\"bg\\" completed (exit code 0)"',
    ),
    (
        s.BackgroundTasksChanged,
        '"subtype":"background_tasks_changed","tasks":[{"task_id":"b","task_type":"local_bash","description":"bg"}]',
    ),
    (s.SessionStateChanged, '"subtype":"session_state_changed","state":"requires_action"'),
    (
        s.CommandsChanged,
        '"subtype":"commands_changed","commands":[{"name":"review","description":"x","argumentHint":""}]',
    ),
    (
        s.Notification,
        '"subtype":"notification","key":"k1","text":"Context low","priority":"medium","timeout_ms":8000',
    ),
    (s.Informational, '"subtype":"informational","content":"Stop hook blocked","level":"warning"'),
    (s.LocalCommandOutput, '"subtype":"local_command_output","content":"x"'),
    (
        s.PermissionDenied,
        '"subtype":"permission_denied","tool_name":"Bash","tool_use_id":"toolu_01","decision_reason_type":"rule",'
        '"message":"Denied by rule Bash(rm *)"',
    ),
    (s.ThinkingTokens, '"subtype":"thinking_tokens","estimated_tokens":10,"estimated_tokens_delta":2'),
    (
        s.ModelRefusal,
        '"subtype":"model_refusal_fallback","trigger":"refusal","direction":"retry","original_model":"a",'
        '"fallback_model":"b","request_id":null,"retracted_message_uuids":["u"],"content":"Retrying with b"',
    ),
    (
        s.ModelRefusal,
        '"subtype":"model_refusal_no_fallback","original_model":"a","request_id":null,"content":"x"',
    ),
    (s.ControlRequestProgress, '"subtype":"control_request_progress","request_id":"h7","status":"started"'),
    (
        s.MemoryRecall,
        '"subtype":"memory_recall","mode":"select","memories":[{"path":"/m/a.md","scope":"personal"}]',
    ),
    (
        s.FilesPersisted,
        '"subtype":"files_persisted","files":[{"filename":"a","file_id":"f1"}],"failed":[],'
        '"processed_at":"2026-11-21T00:00:00Z"',
    ),
    (s.ElicitationComplete, '"subtype":"elicitation_complete","mcp_server_name":"srv","elicitation_id":"e1"'),
    (s.MirrorError, '"subtype":"mirror_error","error":"x","key":{"projectKey":"-p","sessionId":"s"}'),
    (s.WorkerShuttingDown, '"subtype":"worker_shutting_down","reason":"idle"'),
    (s.SessionWritesLost, '"subtype":"session_writes_lost","error_code":"ENOSPC","lost":["transcript"]'),
    (s.OtherSystem, '"subtype":"post_turn_summary","status_category":"x"'),
    (s.OtherSystem, '"subtype":"vcs_state_changed","kind":"git","cwd":"/p"'),
    (s.OtherSystem, '"note":"no subtype at all"'),
]

_STREAM = [
    '{"type":"message_start","message":{"id":"msg_1","model":"m","role":"assistant","content":[],"usage":{}}}',
    '{"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}',
    '{"type":"content_block_start","index":0,"content_block":{"type":"web_search_tool_result","content":[]}}',
    '{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"hi"}}',
    '{"type":"content_block_delta","index":1,"delta":{"type":"input_json_delta","partial_json":"{\\"comm"}}',
    '{"type":"content_block_delta","index":1,"delta":{"type":"thinking_delta","thinking":"hm"}}',
    '{"type":"content_block_delta","index":1,"delta":{"type":"signature_delta","signature":"x"}}',
    '{"type":"content_block_delta","index":1,"delta":{"type":"citations_delta","citation":{}}}',
    '{"type":"content_block_stop","index":0}',
    '{"type":"message_delta","delta":{"stop_reason":"tool_use","stop_sequence":null},"usage":{"output_tokens":50}}',
    '{"type":"message_stop"}',
    '{"type":"ping"}',
    '{"type":"error","error":{"type":"overloaded_error"}}',
]

_REQUESTS = [
    '{"subtype":"can_use_tool","tool_name":"Bash","input":{"command":"ls"},"tool_use_id":"toolu_01"}',
    '{"subtype":"hook_callback","callback_id":"cb0","tool_use_id":"toolu_01","input":{"session_id":"s"}}',
    '{"subtype":"mcp_message","server_name":"host","message":{"jsonrpc":"2.0","id":1,"method":"tools/list"}}',
    '{"subtype":"elicitation","mcp_server_name":"srv","message":"Name?","mode":"form","requested_schema":{}}',
    '{"subtype":"request_user_dialog","dialog_kind":"refusal_fallback_prompt","payload":{}}',
    '{"subtype":"oauth_token_refresh"}',
]

_ANSWERS = [
    '{"subtype":"success","request_id":"h2","response":{"still_queued":[]}}',
    '{"subtype":"success","request_id":"host_10"}',
    '{"subtype":"error","request_id":"h12","error":"Cannot set","error_code":"invalid_mode"}',
]

_OTHER_MESSAGES: list[tuple[type, str]] = [
    (
        m.AssistantMessage,
        '{"type":"assistant","message":{"id":"msg_01","type":"message","role":"assistant","model":"claude-opus-5-5",'
        '"content":[{"type":"tool_use","id":"toolu_01","name":"Bash","input":{"command":"ls"}}],"stop_reason":null,'
        '"usage":{"input_tokens":100,"output_tokens":1}},"parent_tool_use_id":null,"uuid":"d6920fee","session_id":"3"}',
    ),
    (
        m.UserMessage,
        '{"type":"user","message":{"role":"user","content":[{"tool_use_id":"toolu_01","type":"tool_result",'
        '"content":"a.txt","is_error":false}]},"parent_tool_use_id":null,"session_id":"3","uuid":"u",'
        '"tool_use_result":{"stdout":"a.txt","stderr":"","interrupted":false,"isImage":false}}',
    ),
    (
        m.UserMessage,
        '{"type":"user","message":{"role":"user","content":"hello"},"parent_tool_use_id":null,"uuid":"1",'
        '"session_id":"s","isReplay":true}',
    ),
    (
        m.UserMessage,
        '{"type":"user","message":{"role":"user","content":[{"type":"text","text":"[Request interrupted]"}]'
        '},"parent_tool_use_id":null,"session_id":"s","uuid":"u","tool_use_result":"Error: User denied"}',
    ),
    (
        m.ResultMessage,
        '{"type":"result","subtype":"success","is_error":false,"duration_ms":384,"duration_api_ms":103,"num_turns":1,'
        '"result":"hi","stop_reason":"end_turn","total_cost_usd":0.0014,"usage":{"input_tokens":100},'
        '"modelUsage":{"m":{"inputTokens":100}},"permission_denials":[],"terminal_reason":"completed",'
        '"result_index":0,"queued_turn_count":0,"uuid":"u","session_id":"s"}',
    ),
    (
        m.ResultMessage,
        '{"subtype":"error_during_execution","is_error":true,"num_turns":2,"errors":["[ede_diagnostic] x"],'
        '"terminal_reason":"aborted_streaming","stop_reason":null,"permission_denials":[],"type":"result"}',
    ),
    (
        m.ToolProgress,
        '{"type":"tool_progress","tool_use_id":"toolu_01","tool_name":"Bash","parent_tool_use_id":null,'
        '"elapsed_time_seconds":12,"uuid":"u","session_id":"s"}',
    ),
    (
        m.ToolUseSummary,
        '{"type":"tool_use_summary","summary":"Searched 3 files","preceding_tool_use_ids":["toolu_01"]}',
    ),
    (m.AuthStatus, '{"type":"auth_status","isAuthenticating":true,"output":["a"],"error":"x"}'),
    (
        m.RateLimitEvent,
        '{"type":"rate_limit_event","rate_limit_info":{"status":"allowed_warning","utilization":0.82}}',
    ),
    (m.PromptSuggestion, '{"type":"prompt_suggestion","suggestion":"Run the tests"}'),
    (
        m.ConversationReset,
        '{"type":"conversation_reset","new_conversation_id":"ceef56da","trigger":"clear","uuid":"u"}',
    ),
    (m.ActiveGoal, '{"type":"active_goal","value":{"condition":"x","iterations":1}}'),
    (m.ActiveGoal, '{"type":"active_goal","value":null}'),
    (m.CommandLifecycle, '{"type":"command_lifecycle","command_uuid":"1","state":"queued","uuid":"u"}'),
    (m.TranscriptMirror, '{"type":"transcript_mirror","filePath":"/f","entries":[]}'),
    (m.AutocompactState, '{"type":"autocompact_state","x":1}'),
    (m.Tombstone, '{"type":"tombstone","message":{"uuid":"u"}}'),
    (m.AttachmentMessage, '{"type":"attachment","attachment":{"type":"date"}}'),
    (m.StreamlinedText, '{"type":"streamlined_text","text":"x"}'),
    (m.StreamlinedText, '{"type":"streamlined_tool_use_summary","tool_summary":"x"}'),
    (m.KeepAlive, '{"type":"keep_alive"}'),
    (ControlCancelRequest, '{"type":"control_cancel_request","request_id":"c1"}'),
]

EXAMPLES: list[tuple[type, str]] = [
    *((model, f'{{"type":"system",{rest},"uuid":"u","session_id":"s"}}') for model, rest in _SYSTEM),
    *(
        (StreamEvent, f'{{"type":"stream_event","event":{event},"parent_tool_use_id":null,"uuid":"u"}}')
        for event in _STREAM
    ),
    *(
        (ControlRequest, f'{{"type":"control_request","request_id":"c1","request":{request}}}')
        for request in _REQUESTS
    ),
    *((ControlResponse, f'{{"type":"control_response","response":{answer}}}') for answer in _ANSWERS),
    *_OTHER_MESSAGES,
]
