"""The look of an exported page, light and dark."""

STYLE = """\
:root { color-scheme: light dark; --page: #faf9f6; --card: #ffffff; --line: #e3e0d8; --ink: #1f1e1b;
  --soft: #6e6a60; --user: #efebe2; --accent: #b8532f; --code: #f6f4ef; --ok: #3b7a4b; --bad: #b3362b;
  --warn: #9a6a00; --string: #3b7a4b; --number: #8a4b9b; --name: #2f6fb8; }
@media (prefers-color-scheme: dark) {
  :root { --page: #1c1b19; --card: #242320; --line: #3a3833; --ink: #ece9e2; --soft: #a9a498;
    --user: #2e2c28; --accent: #d9784f; --code: #181715; --ok: #7fbf8c; --bad: #ee8479; --warn: #e0b04c;
    --string: #7fbf8c; --number: #c79bd6; --name: #78aeea; }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 780px; margin: 0 auto; padding: 24px 20px 60px; }
h1 { font-size: 1.4em; } h2 { font-size: 1.2em; } h3, h4, h5, h6 { font-size: 1em; }
section { margin: 10px 0; overflow-wrap: anywhere; }
section > :first-child { margin-top: 0; } section > :last-child { margin-bottom: 0; }
.text { white-space: pre-wrap; }
.user { background: var(--user); border-radius: 14px 14px 4px 14px; padding: 10px 14px;
  margin: 28px 0 14px auto; width: fit-content; max-width: 600px; }
.thinking, .notice { color: var(--soft); font-size: .93em; }
.thinking { border-left: 2px solid var(--line); padding-left: 12px; }
.error { border: 1px solid var(--bad); border-radius: 10px; padding: 10px 14px; }
.footer { color: var(--soft); font-size: .85em; }
.tool { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 8px 12px; }
.tool p { margin: 0; }
summary { cursor: pointer; }
.state { float: right; font-size: .85em; color: var(--soft); }
.done { color: var(--ok); } .failed { color: var(--bad); } .waiting { color: var(--warn); }
code, pre { font: 13px/1.45 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
code { background: var(--code); border-radius: 4px; padding: 1px 3px; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px;
  overflow-x: auto; max-height: 32em; }
pre code { padding: 0; background: none; }
.label { display: block; color: var(--soft); font-size: .85em; margin-bottom: 6px; }
blockquote { margin: 0; padding-left: 12px; border-left: 3px solid var(--line); color: var(--soft); }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: 4px 8px; }
a { color: var(--accent); }
img { max-width: 100%; max-height: 480px; border-radius: 8px; display: block; margin: 8px 0; }
.chip { display: inline-block; border: 1px solid var(--line); border-radius: 7px; padding: 2px 8px;
  margin: 4px 6px 0 0; font-size: .85em; }
.s-keyword, .s-tag { color: var(--accent); } .s-string { color: var(--string); }
.s-comment { color: var(--soft); font-style: italic; } .s-number { color: var(--number); }
.s-function, .s-type, .s-attribute { color: var(--name); } .s-error { color: var(--bad); }
.s-heading { font-weight: bold; }
"""
