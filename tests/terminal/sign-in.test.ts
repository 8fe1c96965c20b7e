import { beforeEach, describe, expect, it } from 'vitest'
import { signOut, whoAmI } from '../../src/terminal/commands/account'
import { signIn } from '../../src/terminal/commands/sign-in'
import { done } from '../../src/terminal/outcome'
import { must } from '../fakes/world/world'
import { makeRoom, type Room } from './room'

let clock: Room['clock']
let ended: Room['ended']
let signUp: Room['signUp']
let sitDown: Room['sitDown']
let world: Room['world']

beforeEach(() => {
  ;({ clock, ended, signUp, sitDown, world } = makeRoom())
})

const config = { signIn: ['email', 'phone'] } as const
const phone = '+49 1512 3456789'
const KEY = '49-15123456789'
const person = { name: 'Ada', gender: 'female', birthday: '1995-05-05', adult: true }
/** The first code that the world sends to a telephone. */
const CODE = '200001'

describe('signing in at a terminal, on fakes [PLUS-29]', () => {
  it('goes by telephone number and code, with a password for the next time', async () => {
    const ada = sitDown('ada', { config })
    const given = { ...person, phone, code: CODE, password: 'secret#12' }
    expect(await ended(signIn(ada.context, given))).toEqual(done)
    expect(ada.said).toContain(
      'A code is on its way to +49 15123456789 (Sandbox: it lands on http://gateway.test/outbox).',
    )
    expect(must(world.desk.phones.get(KEY)).password).toBe('secret#12')
    expect(await ended(signOut(ada.context, false))).toEqual(done)
    const again = sitDown('again', { config })
    expect(await ended(signIn(again.context, { phone, password: 'secret#12' }))).toEqual(done)
    expect(await ended(whoAmI(again.context))).toEqual(done)
    expect(world.desk.messages.length).toBe(1)
  })

  it('asks one question for address or number, and an empty line is no password', async () => {
    const ada = sitDown('ada', { config })
    ada.typed.push(phone, CODE, '', 'Ada', 'female', '1995-05-05', 'yes')
    expect(await ended(signIn(ada.context, {}))).toEqual(done)
    expect(must(world.desk.phones.get(KEY)).password).toBe('')
  })

  it('tells a number that is none, and asks again where somebody sits', async () => {
    const piped = sitDown('piped', { config })
    expect(await ended(signIn(piped.context, { phone: '12' }))).toMatchObject({
      _tag: 'Refused',
      why: 'That is no telephone number: write it as +49 1512 3456789.',
    })
    const ada = sitDown('ada', { config, interactive: true })
    ada.typed.push('12', phone, '000000', CODE, '', 'Ada', 'female', '1995-05-05', 'yes')
    expect(await ended(signIn(ada.context, { phone: '0151' }))).toEqual(done)
    expect(ada.said.filter((line) => line.startsWith('That is no telephone number'))).toHaveLength(2)
  })

  it('is refused by telephone where that is not offered, or not for this number', async () => {
    expect(await ended(signIn(sitDown('ada').context, { phone }))).toMatchObject({
      why: 'Signing in by phone is not offered here.',
    })
    world.desk.allowed = { ...world.desk.allowed, mobileRegisterEnable: false }
    expect(await ended(signIn(sitDown('bo', { config }).context, { phone }))).toMatchObject({
      why: 'This number can neither sign in nor up: take an e-mail address.',
    })
  })

  it('takes the link of the mail in place of the code, once', async () => {
    const ada = sitDown('ada')
    const link = 'https://visavis.test/login?mail=link-1'
    ada.typed.push('ada@example.org', link, 'secret12', 'Ada', 'female', '1995-05-05', 'yes')
    expect(await ended(signIn(ada.context, {}))).toEqual(done)
    const late = sitDown('late')
    expect(await ended(signIn(late.context, { email: 'bo@example.org', code: link }))).toMatchObject({
      _tag: 'Refused',
    })
    expect(late.context.core.account.view.signIn._tag).toBe('Closed')
  })

  it('an account that is to be deleted is kept by --keep, and by no statement of age [PLUS-14]', async () => {
    const ada = sitDown('ada')
    const id = await signUp(ada, 'Ada')
    expect(await ended(signOut(ada.context, false))).toEqual(done)
    const { leaving } = world.desk
    leaving.set(id, clock.now() + 86_400_000)
    const given = { email: 'Ada@example.org', password: 'secret12' }
    expect(await ended(signIn(sitDown('two').context, { ...given, adult: true }))).toMatchObject({
      _tag: 'NotUnderstood',
    })
    const three = sitDown('three')
    three.typed.push('no')
    expect(await ended(signIn(three.context, given))).toMatchObject({ _tag: 'Refused', why: 'Not signed in.' })
    expect(leaving.has(id)).toBe(true)
    expect(await ended(signIn(sitDown('four').context, { ...given, keep: true }))).toEqual(done)
    expect(leaving.has(id)).toBe(false)
  })

  it('a wrong password is refused with the gateway\u2019s words, and an input that ends is not understood', async () => {
    const ada = sitDown('ada')
    await signUp(ada, 'Ada')
    const other = sitDown('other')
    expect(await ended(signIn(other.context, { email: 'Ada@example.org', password: 'wrong12' }))).toMatchObject({
      _tag: 'Refused',
    })
    expect(await ended(signIn(sitDown('third').context, {}))).toMatchObject({ _tag: 'NotUnderstood' })
    expect(await ended(signIn(ada.context, {}))).toMatchObject({ why: 'Ada is signed in here: sign-out' })
  })
})
