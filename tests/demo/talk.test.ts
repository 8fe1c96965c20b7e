import { reaction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { ANSWERS_AN_HOUR } from '../../src/demo/reply'
import { say } from '../../src/demo/words'
import type { UserId } from '../../src/domain/kernel/ids'
import { DAY, HOUR, MINUTE } from '../../src/domain/kernel/time'
import {
  eachInItsWorld,
  befriend,
  clock,
  demoPerson,
  READ_MS,
  signUp,
  sleep,
  texts,
  unreadOf,
  wake,
  write,
} from './played.world'

eachInItsWorld()

describe('a demo person in a conversation', () => {
  it('answers in the language of the text, first what they are, each message once [PLUS-30]', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    await write(ada, lina, 'مرحبا، كيف حالك؟')
    expect(await texts(ada)).toEqual([say('ar', ['first'], 'Lina')])
    await write(ada, lina, 'Merci beaucoup')
    expect((await texts(ada)).slice(1)).toEqual([say('fr', ['thanks'], 'Lina')])
    await clock.advance(10 * MINUTE)
    expect(await texts(ada)).toHaveLength(2)
  })

  it('answers several messages that came together with one, and two people apart', async () => {
    const [lina, ada, bo] = [await demoPerson('Lina'), await signUp('Ada'), await signUp('Bo')]
    await befriend(ada, lina)
    await befriend(bo, lina)
    for (const text of ['Hello', 'are you there', 'what is your name?']) {
      const chat = await ada.core.feature('chat')
      await chat.open(lina.id)()
      await chat.send(text)()
    }
    await write(bo, lina, 'Hallo, wie geht es dir?')
    expect(await texts(ada)).toEqual([say('en', ['first'], 'Lina')])
    expect(await texts(bo)).toEqual([say('de', ['first'], 'Lina')])
  })

  it('answers what comes while they type with the same answer [PLUS-30]', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    await write(ada, lina, 'Hello')
    await write(ada, lina, 'It rains here.', READ_MS)
    expect([await unreadOf(lina), (await texts(ada)).length]).toEqual([0, 1])
    await write(ada, lina, 'Merci beaucoup')
    expect((await texts(ada)).slice(1)).toEqual([say('fr', ['thanks'], 'Lina')])
  })

  it('answers when they wake what they had read, not what is older than a day, and nothing twice [PLUS-30]', async () => {
    const [lina, ada, bo] = [await demoPerson('Lina'), await signUp('Ada'), await signUp('Bo')]
    await befriend(ada, lina)
    await befriend(bo, lina)
    await write(ada, lina, 'Hello', READ_MS)
    expect([await unreadOf(lina), await texts(ada)]).toEqual([0, []])
    sleep()
    await clock.advance(HOUR)
    await wake(lina, 'Lina')
    await clock.advance(MINUTE)
    expect(await texts(ada)).toEqual([say('en', ['first'], 'Lina')])
    sleep()
    await write(bo, lina, 'Hello')
    await clock.advance(DAY)
    await wake(lina, 'Lina')
    await clock.advance(MINUTE)
    expect(await texts(bo)).toEqual([])
    expect(await texts(ada)).toHaveLength(1)
  })

  it('opens no conversation again and again', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    const chat = await lina.core.feature('chat')
    const opened: UserId[] = []
    const stop = reaction(
      () => chat.view.open?.friend,
      (friend) => void (friend !== undefined && opened.push(friend)),
    )
    lina.page.setVisible(false)
    await write(ada, lina, 'Hello')
    await clock.advance(10 * MINUTE)
    stop()
    expect(await unreadOf(lina)).toBeGreaterThan(0)
    expect(opened.length).toBeLessThan(4)
  })

  it('falls silent after many answers, says so, and comes back later [PLUS-30]', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    for (let said = 0; said < ANSWERS_AN_HOUR + 3; said += 1) await write(ada, lina, `It rains ${said}`)
    const heard = await texts(ada)
    expect(heard).toHaveLength(ANSWERS_AN_HOUR)
    expect(heard.at(-1)).toBe(say('en', ['last'], 'Lina'))
    sleep()
    await wake(lina, 'Lina')
    await write(ada, lina, 'still there')
    expect(await texts(ada)).toHaveLength(ANSWERS_AN_HOUR)
    await clock.advance(HOUR)
    await write(ada, lina, 'and now?')
    expect((await texts(ada)).at(-1)).toBe(say('en', ['question'], 'Lina'))
  })
})
