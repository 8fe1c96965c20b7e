/** Looks of the local identity pages; served as a file, since the policy allows no inline style. */
export const sandboxStyle = `
:root { color-scheme: light dark; --back: #f6f2f5; --card: #fff; --text: #2a2029; --soft: #6b5e70; --accent: #b3244c; --line: #cfc4d3 }
@media (prefers-color-scheme: dark) {
  :root { --back: #17111c; --card: #221a29; --text: #f4ecf6; --soft: #b3a3ba; --accent: #ff8fab; --line: #4a3d52 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 440px; margin-inline: auto; padding: 24px 16px 64px }
h1 { margin: 4px 0; font-size: 26px }
h2 { margin: 0 0 12px; font-size: 17px }
.sandbox { display: inline-block; margin: 0; padding: 2px 12px; border-radius: 99px; background: #ffcf4a; color: #2a2029; font-weight: 600 }
.note { color: var(--soft) }
section { margin-block: 16px; padding: 20px; border-radius: 20px; background: var(--card) }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px }
label { display: block; margin-block: 12px 4px; font-weight: 600 }
input, button { width: 100%; min-height: 44px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 12px; background: transparent; color: inherit; font: inherit }
button { cursor: pointer }
.person { text-align: start; overflow-wrap: anywhere }
.person small { display: block; color: var(--soft) }
.main { margin-top: 20px; border-color: transparent; background: var(--accent); color: var(--card); font-weight: 600 }
.quiet { border-color: transparent; color: var(--accent); font-weight: 600 }
.problem { margin: 0; color: var(--accent); font-weight: 600 }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`
