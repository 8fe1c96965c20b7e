import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store'
import { escapeHtml } from './html'
import { outboxScript } from './outbox-script'
import { outboxStyle } from './outbox-style'

const SHOWN = 50

interface Row {
  readonly id: number
  readonly kind: string
  readonly to_address: string
  readonly subject: string
  readonly body: string
  readonly code: string | null
  readonly link: string | null
  readonly at: number
}

const time = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`

const card = ({ at, body, code, id, link, subject, to_address }: Row): string => `
  <li class="mail" data-id="${id}">
    <div class="head"><span class="to">${escapeHtml(to_address)}</span><time>${time(at)}</time></div>
    <h2>${escapeHtml(subject)}</h2>
    ${code === null || code === '' ? '' : `<p class="code" aria-label="Code">${escapeHtml(code)}</p>`}
    ${link === null || link === '' ? '' : `<p><a class="open" href="${escapeHtml(link)}">Open the link</a></p>`}
    <pre dir="auto">${escapeHtml(body)}</pre>
  </li>`

const page = (rows: readonly Row[], basePath: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="referrer" content="no-referrer">
  <title>Sandbox outbox</title>
  <link rel="stylesheet" href="${basePath}/outbox.css">
  <script src="${basePath}/outbox.js" defer></script>
</head>
<body>
  <main>
    <p class="sandbox">Sandbox</p>
    <h1>Outbox</h1>
    <p class="note">In local mode no mail and no message leaves this machine. What would have been sent is listed here, newest first.
    What comes is added by itself.</p>
    <div aria-live="polite">
      <ol>${rows.map(card).join('')}</ol>
      <p class="empty">Nothing yet. Ask for a code and it appears here.</p>
    </div>
  </main>
</body>
</html>`

/** The page of the local outbox (local mode only): what the product would have sent, readable by a person. */
export const addOutboxPage = (app: FastifyInstance, store: Store, basePath: string): void => {
  app.get('/outbox.css', (_request, reply) => reply.type('text/css').send(outboxStyle))
  app.get('/outbox.js', (_request, reply) => reply.type('text/javascript').send(outboxScript))
  app.get('/outbox', async (_request, reply) => {
    const rows = await store.read((db) =>
      db.selectFrom('outbox_mails').selectAll().orderBy('id', 'desc').limit(SHOWN).execute(),
    )
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(rows, basePath))
  })
}
