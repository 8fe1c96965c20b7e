import { solveCaptcha } from './solve-captcha'

/** Counts until the challenge is solved, away from the page; answers null when it cannot be. */
addEventListener('message', (event: MessageEvent<object>) => {
  solveCaptcha(event.data).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  )
})
