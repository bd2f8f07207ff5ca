"""The style sheet of an exported page, for light and dark screens and for paper."""

STYLE = """\
:root { color-scheme: light dark; --page: #faf9f6; --card: #ffffff; --line: #e3e0d8; --ink: #1f1e1b;
  --soft: #6e6a60; --user: #efebe2; --accent: #a8471f; --code: #f6f4ef; --ok: #2f6b3f; --bad: #b3362b;
  --warn: #8a5d00; --string: #2f6b3f; --number: #8a4b9b; --name: #2566a8;
  --added: #dff2e1; --added-word: #b4e0ba; --removed: #fbe3e0; --removed-word: #f3bdb6;
  --black: #57534a; --red: #b3362b; --green: #2f6b3f; --yellow: #8a5d00; --blue: #2566a8; --magenta: #8a4b9b;
  --cyan: #1f6f78; --white: #6e6a60; }
@media screen and (prefers-color-scheme: dark) {
  :root { --page: #1c1b19; --card: #242320; --line: #3a3833; --ink: #ece9e2; --soft: #a9a498;
    --user: #2e2c28; --accent: #e08a63; --code: #181715; --ok: #7fbf8c; --bad: #ee8479; --warn: #e0b04c;
    --string: #7fbf8c; --number: #c79bd6; --name: #78aeea;
    --added: #1d3324; --added-word: #2f5a3c; --removed: #3d2320; --removed-word: #6b3630;
    --black: #8d887c; --red: #ee8479; --green: #7fbf8c; --yellow: #e0b04c; --blue: #78aeea;
    --magenta: #c79bd6; --cyan: #6fc3cd; --white: #c9c4b8; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, sans-serif; }
main { max-width: 820px; margin: 0 auto; padding: 32px 20px 60px; }
header { border-bottom: 1px solid var(--line); margin-bottom: 24px; padding-bottom: 14px; }
h1 { font-size: 1.6em; line-height: 1.25; margin: 0 0 10px; overflow-wrap: anywhere; }
h2 { font-size: .9em; margin: 32px 0 8px; color: var(--soft); font-weight: 600; }
h3 { font-size: 1.25em; } h4 { font-size: 1.1em; } h5, h6 { font-size: 1em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 14px; margin: 0; font-size: .93em; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
section { margin: 12px 0; overflow-wrap: anywhere; }
section.more { margin-top: -8px; }
section > :first-child { margin-top: 0; } section > :last-child { margin-bottom: 0; }
.depth-1 { margin-left: 20px; } .depth-2 { margin-left: 40px; } .depth-3 { margin-left: 60px; }
.depth-4 { margin-left: 80px; }
.in-1 { padding-inline-start: 1.7em; } .in-2 { padding-inline-start: 3.4em; }
.in-3 { padding-inline-start: 5.1em; } .in-4 { padding-inline-start: 6.8em; }
.quoted { border-inline-start: 3px solid var(--line); color: var(--soft); }
.quoted:not(.in-1, .in-2, .in-3, .in-4) { padding-inline-start: 12px; }
.text { white-space: pre-wrap; }
h2.you { text-align: end; }
.user { background: var(--user); border-radius: 14px 14px 4px 14px; padding: 10px 14px;
  margin: 0 0 14px auto; width: fit-content; max-width: 660px; }
.user.depth-1, .user.depth-2, .user.depth-3, .user.depth-4 { max-width: none; }
.thinking, .notice, .gap { color: var(--soft); font-size: .93em; }
.thinking .text { border-left: 2px solid var(--line); padding-left: 12px; margin-top: 6px; }
.error { border: 1px solid var(--bad); border-radius: 10px; padding: 10px 14px; }
.footer { color: var(--soft); font-size: .85em; border-bottom: 1px solid var(--line); padding-bottom: 14px;
  margin-bottom: 24px; }
.tool { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 8px 12px; }
.tool p { margin: 6px 0; white-space: pre-wrap; } .tool > p { margin: 0; }
.tool details > :not(summary) { margin-top: 8px; }
.tool dl { padding: 2px 0; }
summary { cursor: pointer; border-radius: 6px; }
summary:focus-visible, a:focus-visible, pre:focus-visible { outline: 2px solid var(--accent);
  outline-offset: 2px; }
.summary { color: var(--soft); font-size: .87em; }
.state { float: right; margin-left: 10px; font-size: .85em; color: var(--soft); }
.done, .ok { color: var(--ok); } .failed, .bad { color: var(--bad); } .waiting, .warn { color: var(--warn); }
code, pre { font: 13px/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
code, pre { direction: ltr; unicode-bidi: isolate; }
code { background: var(--code); border-radius: 4px; padding: 1px 4px; overflow-wrap: anywhere; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px;
  margin: 8px 0; overflow: auto; overflow-wrap: normal; tab-size: 4; }
.tool pre { max-height: 36em; }
pre.wrap { white-space: pre-wrap; overflow-wrap: anywhere; }
pre code { padding: 0; background: none; overflow-wrap: inherit; }
pre.diff { padding: 8px 0; } pre.diff code { display: block; width: max-content; min-width: 100%; }
pre.diff span { display: block; padding: 0 12px; }
pre.diff span span { display: inline; padding: 0; border-radius: 3px; }
.added { background: var(--added); } .added span { background: var(--added-word); }
.removed { background: var(--removed); } .removed span { background: var(--removed-word); }
.hunk, .remark { color: var(--soft); }
.label { display: block; color: var(--soft); font-size: .85em; margin: 8px 0 4px; }
pre + .label { margin-top: 12px; } pre .label { margin-top: 0; font-family: inherit; }
blockquote { margin: 0 0 1em; padding-left: 12px; border-left: 3px solid var(--line); color: var(--soft); }
.wide { overflow-x: auto; margin: 1em 0; } table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: 4px 10px; text-align: start; vertical-align: top; }
.left { text-align: left; } .center { text-align: center; } .right { text-align: right; }
ul, ol { padding-left: 1.7em; } li.task { list-style: none; } li.task > p { display: inline; }
li.task > input { margin: 0 6px 0 -1.4em; vertical-align: -1px; }
.active { font-weight: 600; } .deleted { text-decoration: line-through; color: var(--soft); }
a { color: var(--accent); }
hr { border: 0; border-top: 1px solid var(--line); }
img { max-width: 100%; max-height: 480px; border-radius: 8px; display: block; margin: 8px 0; }
.chip { display: inline-block; border: 1px solid var(--line); border-radius: 7px; padding: 2px 8px;
  margin: 4px 6px 0 0; font-size: .85em; }
.s-keyword, .s-tag { color: var(--accent); } .s-string { color: var(--string); }
.s-comment { color: var(--soft); font-style: italic; } .s-number { color: var(--number); }
.s-function, .s-type, .s-attribute, .s-path { color: var(--name); } .s-error { color: var(--bad); }
.s-heading, .s-bold { font-weight: bold; } .s-match { background: var(--added-word); }
.s-faint { opacity: .7; } .s-italic { font-style: italic; } .s-underline { text-decoration: underline; }
.s-strike { text-decoration: line-through; }
.s-ansi-0, .s-ansi-8 { color: var(--black); } .s-ansi-1, .s-ansi-9 { color: var(--red); }
.s-ansi-2, .s-ansi-10 { color: var(--green); } .s-ansi-3, .s-ansi-11 { color: var(--yellow); }
.s-ansi-4, .s-ansi-12 { color: var(--blue); } .s-ansi-5, .s-ansi-13 { color: var(--magenta); }
.s-ansi-6, .s-ansi-14 { color: var(--cyan); } .s-ansi-7, .s-ansi-15 { color: var(--white); }
@media print {
  @page { margin: 18mm 16mm; }
  :root { --page: #ffffff; }
  body { font-size: 10.5pt; } main { max-width: none; padding: 0; }
  code, pre { font-size: 8.5pt; }
  /* What is folded on the screen is whole on paper, and no line goes over its edge. */
  details::details-content { content-visibility: visible; display: block; height: auto; }
  summary { list-style: none; } summary::-webkit-details-marker { display: none; }
  pre, .tool pre { max-height: none; overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; }
  pre.diff code { width: auto; }
  .wide { overflow: visible; } td, th, a { overflow-wrap: anywhere; }
  .user, .added, .removed, .added span, .removed span { print-color-adjust: exact;
    -webkit-print-color-adjust: exact; }
  h1, h2, h3, h4, h5, h6, summary, .label, dt { break-after: avoid; }
  img, tr, dt, li { break-inside: avoid; } thead { display: table-header-group; }
  p, .text, pre, li { orphans: 3; widows: 3; }
  img { max-height: 200mm; }
}
"""
