/** Looks of the outbox page; served as a file, since the policy allows no inline style. */
export const outboxStyle = `
:root { color-scheme: light dark; --back: #f6f2f5; --card: #fff; --text: #2a2029; --soft: #75677a; --accent: #c22a55 }
@media (prefers-color-scheme: dark) {
  :root { --back: #17111c; --card: #221a29; --text: #f4ecf6; --soft: #b3a3ba; --accent: #ff7a9c }
}
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 640px; margin-inline: auto; padding: 24px 16px 64px }
h1 { margin: 4px 0; font-size: 28px }
h2 { margin: 8px 0 0; font-size: 17px }
.sandbox { display: inline-block; margin: 0; padding: 2px 12px; border-radius: 99px; background: #ffcf4a; color: #2a2029; font-weight: 600 }
.note, .empty, time { color: var(--soft) }
.empty { padding: 48px 0; text-align: center }
ol:not(:empty) + .empty { display: none }
ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 16px }
.mail { padding: 20px; border-radius: 20px; background: var(--card) }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; font-size: 14px }
.to { font-weight: 600; overflow-wrap: anywhere }
.code { margin: 12px 0; font: 600 36px/1.2 ui-monospace, monospace; letter-spacing: 8px; user-select: all }
.open { display: inline-block; padding: 10px 20px; border-radius: 12px; background: var(--accent); color: var(--back); text-decoration: none }
.open:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
pre { margin: 16px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 system-ui, sans-serif; color: var(--soft) }
`
