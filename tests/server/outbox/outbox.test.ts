import * as E from 'fp-ts/Either'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailHtml } from '../../../server/outbox/mail-html'
import type { Mail } from '../../../server/outbox/mailer.port'
import { smtpMailer } from '../../../server/outbox/smtp.mailer'
import { startTestServer, type TestServer } from '../test-server'

const mail = (to: string, code: string): Mail => ({
  kind: 'new',
  to,
  subject: 'Confirm <your> e-mail',
  text: 'Somebody wants to sign up.\n\nYour code is there.',
  code,
  link: `http://localhost/login?mail=${code}&x=1`,
})

let gateway: TestServer

beforeAll(async () => {
  gateway = await startTestServer()
})
afterAll(() => gateway.close())

const post = (sent: Mail, keep = true) =>
  gateway.parts.store.work(async (work) => {
    await gateway.parts.mailer.send(work, sent, gateway.clock.now())
    return keep ? E.right(undefined) : E.left('rolled back')
  })

const page = async (): Promise<string> => (await fetch(`${gateway.url}/outbox`)).text()

describe('the local outbox', () => {
  it('says Sandbox and shows code and link of each mail, the newest first, escaped [ACCT-64]', async () => {
    await post(mail('ann@example.org', '111111'))
    await post(mail('ben@example.org', '222222'))
    const html = await page()
    expect(html).toContain('Sandbox')
    expect(html.indexOf('222222')).toBeLessThan(html.indexOf('111111'))
    expect(html).toContain('href="http://localhost/login?mail=222222&amp;x=1"')
    expect(html).toContain('Confirm &lt;your&gt; e-mail')
  })

  it('renews itself without a script and brings its own looks', async () => {
    const html = await page()
    expect(html).toContain('http-equiv="refresh"')
    expect(html).not.toContain('<script')
    expect(html).not.toContain(' style=')
    const looks = await fetch(`${gateway.url}/outbox.css`)
    expect(looks.headers.get('content-type')).toContain('text/css')
  })

  it('does not show what was rolled back', async () => {
    await post(mail('eve@example.org', '333333'), false)
    expect(await page()).not.toContain('333333')
  })

  it('does not exist where mails are sent for real', async () => {
    const other = await startTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1', SMS: 'off' } })
    expect((await fetch(`${other.url}/outbox`)).status).toBe(404)
    await other.close()
  })
})

/** A mail server that takes everything and keeps what it was told. */
const takeMails = async () => {
  let received = ''
  const talk = (socket: Socket): void => {
    socket.write('220 ready\r\n')
    let inData = false
    socket.on('data', (chunk) => {
      received += chunk.toString()
      if (inData && !received.endsWith('\r\n.\r\n')) return
      const command = inData ? 'END' : chunk.toString().slice(0, 4).toUpperCase()
      inData = command === 'DATA'
      socket.write(inData ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    })
  }
  const server = createServer(talk)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, received: () => received, close: () => server.close() }
}

describe('mail by SMTP', () => {
  it('goes out after the commit only, as text and as HTML', async () => {
    const server = await takeMails()
    const problems: string[] = []
    const mailer = smtpMailer({
      url: `smtp://127.0.0.1:${server.port}`,
      from: 'hello@visavis.example',
      report: (problem) => problems.push(problem),
    })
    const { store } = gateway.parts
    await store.work(async (work) => E.left(await mailer.send(work, mail('eve@example.org', '444444'), 0)))
    await store.work(async (work) => E.right(await mailer.send(work, mail('ann@example.org', '555555'), 0)))
    await expect.poll(server.received).toContain('555555')
    expect(server.received()).toContain('RCPT TO:<ann@example.org>')
    expect(server.received()).toContain('text/html')
    expect(server.received()).not.toContain('444444')
    expect(problems).toEqual([])
    mailer.close()
    server.close()
  })

  it('reports a server that is not there and rejects nothing', async () => {
    const problems: string[] = []
    const mailer = smtpMailer({
      url: 'smtp://127.0.0.1:1',
      from: 'a@b.cd',
      report: (problem) => problems.push(problem),
    })
    await gateway.parts.store.work(async (work) => E.right(await mailer.send(work, mail('ann@example.org', '1'), 0)))
    await expect.poll(() => problems.length).toBe(1)
    mailer.close()
  })

  it('shows code and link large in HTML, with everything escaped', () => {
    const html = mailHtml(mail('ann@example.org', '<1>'))
    expect(html).toContain('&lt;1&gt;')
    expect(html).toContain('Confirm</a>')
    expect(html).not.toContain('<your>')
  })
})
