import { once } from 'node:events'
import * as E from 'fp-ts/Either'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailHtml } from '../../../server/outbox/mail-html'
import type { Mail } from '../../../server/outbox/mailer.port'
import { smtpMailer } from '../../../server/outbox/smtp.mailer'
import type { Store } from '../../../server/store/store'
import { openTestStore } from '../store/test-store'

const mail = (to: string, code: string): Mail => ({
  kind: 'new',
  to,
  language: 'en',
  subject: 'Confirm <your> e-mail',
  text: 'Somebody wants to sign up.\n\nYour code is there.',
  code,
  link: `http://localhost/login?mail=${code}&x=1`,
})

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly user: string
  readonly content: string
}

/** A mail server that lets one user in and keeps what it takes. */
const startSmtp = async () => {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password, username }, _session, done) =>
      username === 'visavis' && password === 'secret' ? done(null, { user: username }) : done(new Error('not you')),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? new Error(`no mailbox ${address}`) : null),
    onData: (stream, { envelope, user }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          user: String(user),
          content: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

let store: Store
let problems: string[]

beforeEach(async () => {
  store = await openTestStore()
  problems = []
})
afterEach(() => store.close())

const mailerTo = (url: string) =>
  smtpMailer({ url, from: 'hello@visavis.example', report: (problem) => problems.push(problem) })

describe('mail by SMTP', () => {
  it('signs in and goes out after the commit only, as text and as HTML', async () => {
    const smtp = await startSmtp()
    const mailer = mailerTo(`smtp://visavis:secret@127.0.0.1:${smtp.port}`)
    await store.work(async (work) => E.left(await mailer.send(work, mail('eve@example.org', '444444'), 0)))
    await store.work(async (work) => E.right(await mailer.send(work, mail('ann@example.org', '555555'), 0)))
    await expect.poll(() => smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toMatchObject({
      from: 'hello@visavis.example',
      to: ['ann@example.org'],
      user: 'visavis',
    })
    const content = smtp.received[0]?.content ?? ''
    for (const part of ['Subject: Confirm <your> e-mail', 'text/plain', 'text/html', '555555']) {
      expect(content).toContain(part)
    }
    expect(problems).toEqual([])
    mailer.close()
    await smtp.close()
  })

  it('reports a server that is not there, or does not let it in, and rejects nothing', async () => {
    const smtp = await startSmtp()
    const wrong = mailerTo(`smtp://visavis:wrong@127.0.0.1:${smtp.port}`)
    const nobody = mailerTo('smtp://127.0.0.1:1')
    for (const [i, mailer] of [wrong, nobody].entries()) {
      await store.work(async (work) => E.right(await mailer.send(work, mail('ann@example.org', '1'), 0)))
      await expect.poll(() => problems.length).toBe(i + 1)
      mailer.close()
    }
    expect(smtp.received).toEqual([])
    await smtp.close()
  })

  it('reports a receiver that is refused without naming it: the log holds no address', async () => {
    const smtp = await startSmtp()
    const mailer = mailerTo(`smtp://visavis:secret@127.0.0.1:${smtp.port}`)
    await store.work(async (work) => E.right(await mailer.send(work, mail('nobody@example.org', '1'), 0)))
    await expect.poll(() => problems).toEqual(['EENVELOPE, status 550'])
    mailer.close()
    await smtp.close()
  })

  it('shows code and link large in HTML, with everything escaped', () => {
    const html = mailHtml(mail('ann@example.org', '<1>'))
    expect(html).toContain('&lt;1&gt;')
    expect(html).toContain('Confirm</a>')
    expect(html).not.toContain('<your>')
  })
})
