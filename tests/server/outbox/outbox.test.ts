import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../../../server/outbox/mailer.port'
import type { TextMessage } from '../../../server/outbox/sms.port'
import { startTestServer, type TestServer } from '../test-server'

const mail = (to: string, code: string): Mail => ({
  kind: 'new',
  to,
  language: 'en',
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

const text = (to: string, channel: TextMessage['channel'], code: string) =>
  gateway.parts.store.work(async (work) =>
    E.right(
      await gateway.parts.sms.send(
        work,
        { channel, kind: 'number', to, text: `Your code <${code}>`, code },
        gateway.clock.now(),
      ),
    ),
  )

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

  it('shows the messages of both channels beside the mails, with number and code [ACCT-2]', async () => {
    await text('+4915123000001', 'sms', '444444')
    await text('+4915123000002', 'whatsapp', '555555')
    const html = await page()
    expect(html).toMatch(/\+4915123000001<[^]*?<h2>SMS<\/h2>[^]*?aria-label="Code">444444</)
    expect(html).toMatch(/\+4915123000002<[^]*?<h2>Message<\/h2>[^]*?aria-label="Code">555555</)
    expect(html).toContain('Your code &lt;444444&gt;')
  })

  it('brings its own script and looks, and never loads itself anew', async () => {
    const html = await page()
    expect(html).not.toContain('http-equiv="refresh"')
    expect(html).toContain('<script src="/outbox.js" defer>')
    expect(html).not.toContain(' style=')
    const script = await fetch(`${gateway.url}/outbox.js`)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    const looks = await fetch(`${gateway.url}/outbox.css`)
    expect(looks.headers.get('content-type')).toContain('text/css')
  })

  it('tells two mails apart that say the same', async () => {
    await post(mail('twin@example.org', '666666'))
    await post(mail('twin@example.org', '666666'))
    const ids = [...(await page()).matchAll(/data-id="(\d+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
    const script = await (await fetch(`${gateway.url}/outbox.js`)).text()
    expect(script).toContain('dataset.id')
  })

  it('does not show what was rolled back', async () => {
    await post(mail('eve@example.org', '333333'), false)
    expect(await page()).not.toContain('333333')
  })

  it('does not exist where mails and messages are sent for real', async () => {
    const other = await startTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1', SMS: 'off' } })
    expect((await fetch(`${other.url}/outbox`)).status).toBe(404)
    await other.close()
  })
})
