import type { Browser, Page } from '@playwright/test'
import { expectPictures, hangUp, startCall } from '../e2e/support/call'
import { befriend, goHome, openProfile } from '../e2e/support/people'
import { openSomebody, type Somebody } from '../e2e/support/somebody'
import { signUp } from '../e2e/support/sign-in'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { launch } from './browser'
import { measureCuts } from './call-cuts'
import { median, percentile, type Figure } from './report'

const ROUNDS = 20
/** Nobody presses in the moment in which it begins to ring. */
const REACTION_MS = 500

/** Two bare connections in one page, with the camera open already: ms from the offer to the first remote frame. */
const bare = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: true })
    const [here, there] = [new RTCPeerConnection(), new RTCPeerConnection()]
    here.onicecandidate = ({ candidate }) => void there.addIceCandidate(candidate ?? undefined)
    there.onicecandidate = ({ candidate }) => void here.addIceCandidate(candidate ?? undefined)
    for (const track of stream.getTracks()) {
      here.addTrack(track, stream)
      there.addTrack(track, stream)
    }
    const video = document.createElement('video')
    video.muted = true
    const since = performance.now()
    const framed = new Promise<number>((resolve) => {
      video.requestVideoFrameCallback(() => resolve(performance.now() - since))
    })
    there.ontrack = ({ streams: [remote] }) => {
      video.srcObject = remote ?? null
      void video.play().catch(() => undefined)
    }
    await here.setLocalDescription(await here.createOffer())
    await there.setRemoteDescription(here.localDescription as RTCSessionDescription)
    await there.setLocalDescription(await there.createAnswer())
    await here.setRemoteDescription(there.localDescription as RTCSessionDescription)
    const ms = await framed
    ;[here, there].forEach((one) => one.close())
    stream.getTracks().forEach((track) => track.stop())
    return ms
  })

/** Runs in the page of whoever answers: ms from the press to the first frame of the other side. */
const answered = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const since = performance.now()
        const look = (): void => {
          const remote = document.querySelector<HTMLVideoElement>('video[aria-label^="Picture of"]')
          if (remote === null) return void setTimeout(look, 1)
          remote.requestVideoFrameCallback(() => resolve(performance.now() - since))
        }
        document.querySelector<HTMLElement>('button[aria-label="Answer"]')?.click()
        look()
      }),
  )

/** A guarded button ignores a second press for so long. */
const GUARD_MS = 2_100

const talk = async (ann: Somebody, ben: Somebody): Promise<number> => {
  await startCall(ann)
  await ben.page.getByRole('button', { name: 'Answer' }).waitFor()
  await ben.page.waitForTimeout(REACTION_MS)
  const ms = await answered(ben.page)
  await expectPictures(ann)
  await hangUp(ann)
  for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'Done' }).click()
  await ann.page.waitForTimeout(GUARD_MS)
  return ms
}

const measure = async (browser: Browser, server: BuiltServer): Promise<readonly Figure[]> => {
  const [ann, ben] = [await openSomebody(browser, server, 'Ann'), await openSomebody(browser, server, 'Ben')]
  await signUp(ann)
  await signUp(ben)
  await befriend(ann, ben)
  await openProfile(ann, ben)
  await goHome(ben)
  const empty = await openSomebody(browser, server, 'Nobody')
  await empty.page.goto('/')
  const [floor, ours]: [number[], number[]] = [[], []]
  await bare(empty.page)
  await talk(ann, ben)
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await bare(empty.page))
    ours.push(await talk(ann, ben))
  }
  const [least, middle, late] = [median(floor), median(ours), percentile(ours, 95)]
  const beside = (ms: number): string => `${ms.toFixed(0)} ms = ${(ms / least).toFixed(2)} x ${least.toFixed(0)} ms`
  return [
    {
      what: 'call: Answer to first remote frame',
      measured: beside(middle),
      bound: 'at most 1.25 times a bare connection',
      holds: middle <= least * 1.25,
    },
    { what: 'call: the same, p95', measured: beside(late), bound: 'at most 1.5 times', holds: late <= least * 1.5 },
  ]
}

/** From the press on 'Answer' to the other side's picture, beside a bare connection of the same browser [CALL-42]. */
export const run = async (): Promise<readonly Figure[]> => {
  const server = await startBuiltServer({ env: { CAPTCHA: 'off' }, settings: { signIn: { signUpCoins: 10_000 } } })
  const browser = await launch()
  try {
    return [...(await measure(browser, server)), ...(await measureCuts(browser))]
  } finally {
    await browser.close()
    await server.stop()
  }
}
