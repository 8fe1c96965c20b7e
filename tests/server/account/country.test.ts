import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { beginFlow, mailTo, PASSWORD, person } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

const email = 'ada@example.org'
let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const registerIn = async (countryId: number) => {
  const ada = await server.visitor()
  const userId = await beginFlow(ada, email)
  await ada.ask(emailCalls.confirm, { code: (await mailTo(server, email)).code })
  await ada.ask(emailCalls.setPassword, { email, password: PASSWORD, userId })
  const { data } = await ada.ask(emailCalls.register, person(email, 'Ada', { countryId }))
  return data.user
}

describe('country of a new person', () => {
  it('is stored with the code that the table has for its number [DATA-3, PROF-3]', async () => {
    expect(await registerIn(792)).toMatchObject({ countryId: 792, countryCode: 'TR' })
  })

  it.each([0, 999, -1])('is none for the number %i, which no country has [DATA-4]', async (countryId) => {
    expect(await registerIn(countryId)).toMatchObject({ countryId: 0, countryCode: '' })
  })
})
