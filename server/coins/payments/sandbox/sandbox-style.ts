/** Looks of the checkout pages; served as a file, since their policy allows no inline style. */
export const sandboxStyle = `
:root { color-scheme: light dark; --back: #f6f2f5; --card: #fff; --text: #2a2029; --soft: #6b5e70; --accent: #b3244c; --line: #cfc4d3 }
@media (prefers-color-scheme: dark) {
  :root { --back: #17111c; --card: #221a29; --text: #f4ecf6; --soft: #b3a3ba; --accent: #ff8fab; --line: #4a3d52 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 480px; margin-inline: auto; padding: 24px 16px 48px }
h1 { margin: 8px 0 4px; font-size: 26px }
h2, legend { margin: 0 0 12px; padding: 0; font-size: 17px; font-weight: 600 }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0 }
fieldset + fieldset { margin-block-start: 20px }
.sandbox { display: inline-block; margin: 0; padding: 2px 12px; border-radius: 99px; background: #ffcf4a; color: #2a2029; font-weight: 600 }
.note, .hint, dt { color: var(--soft) }
.note { margin: 4px 0 0 }
.box { margin-block: 16px; padding: 20px; border-radius: 20px; background: var(--card) }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 }
dd { margin: 0; text-align: end; overflow-wrap: anywhere }
.total { font-size: 22px; font-weight: 700; font-variant-numeric: tabular-nums }
.option { display: flex; align-items: center; gap: 12px; min-height: 44px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 12px; cursor: pointer }
.option + .option { margin-block-start: 8px }
.option input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--accent) }
.option:has(input:checked) { border-color: var(--accent) }
.saved { margin-inline-start: auto; color: var(--soft); font-size: 14px }
.keep { margin-block-start: 8px; border-color: transparent; padding-inline: 0 }
.choices { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
button, .link, .choice { display: block; width: 100%; min-height: 44px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 12px; background: transparent; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
.choice { position: relative }
.choice button { min-height: 0; padding: 0; border: 0 }
.choice button::after { content: ''; position: absolute; inset: 0; border-radius: 12px }
.hint { display: block; font-size: 13px; font-weight: 400 }
.main { grid-column: 1 / -1; border-color: transparent; background: var(--accent); color: var(--card) }
.main .hint { color: inherit }
.link { color: var(--accent) }
.state { margin: 0; font-size: 20px; font-weight: 700 }
:focus-visible, .choice button:focus-visible::after { outline: 3px solid var(--accent); outline-offset: 2px }
.choice button:focus-visible { outline: 0 }
`
