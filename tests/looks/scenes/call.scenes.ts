import type { Scene } from '../kinds'
import { answered, call, named, press, pressing, profileOfBen, steps } from '../steps'

const live = steps(
  call,
  answered,
  async ({ page }) => page.getByRole('timer').first().waitFor(),
  async ({ page }) => page.waitForTimeout(800),
)

const wake: Scene['arrange'] = ({ page }) => page.mouse.move(150 + (Date.now() % 20), 200)

/** Whoever was called ends it, and both have read their receipts. */
const quiet: Scene['after'] = async ({ cast, page }) => {
  const other = cast.ben.page
  const end = other.getByRole('button', { name: 'Hang up' })
  const decline = other.getByRole('button', { name: 'Decline' })
  if (await decline.isVisible()) await decline.click()
  else if (await end.isVisible()) {
    await end.click()
    const sure = other.getByRole('alertdialog').getByRole('button', { name: 'End call' })
    await sure.click({ timeout: 2_000 }).catch(() => undefined)
  }
  await page.waitForTimeout(500)
  await page.goto('about:blank')
  await other.goto('/')
  await other.getByRole('heading', { name: /^Hello/ }).waitFor()
}

const hungUp = steps(live, wake, pressing('button', 'calls:hang_up'), async (stage) =>
  stage.page
    .getByRole('alertdialog')
    .getByRole('button', { name: stage.words('calls:leave_now') })
    .click(),
)

/** Calls, from the ringing to the receipt. */
export const callScenes: readonly Scene[] = [
  {
    name: 'what a call needs',
    as: 'ann',
    path: profileOfBen,
    arrange: steps(pressing('button', 'friends:video_call'), async ({ page }) =>
      page.getByRole('alertdialog').waitFor(),
    ),
    after: quiet,
  },
  { name: 'you ring', as: 'ann', path: profileOfBen, arrange: call, after: quiet },
  {
    name: 'it rings',
    as: 'ann',
    path: '/',
    arrange: async (stage) => {
      const { page } = stage.cast.ben
      const me = await stage.page.evaluate(
        () => (JSON.parse(localStorage.getItem('CAMC_ME') ?? '{}') as { id?: number }).id,
      )
      await page.goto(`/profile/${me}`)
      await page.getByRole('button', { name: 'Video call' }).click()
      const next = page.getByRole('alertdialog').getByRole('button', { name: /^(Continue|Call now)$/ })
      const end = page.getByRole('button', { name: 'Hang up' })
      await next.or(end).first().waitFor()
      while (!(await end.isVisible())) {
        await next.click()
        await next.or(end).first().waitFor()
      }
      await named(stage, 'button', 'calls:answer').waitFor()
    },
    after: quiet,
  },
  { name: 'call', as: 'ann', path: profileOfBen, arrange: steps(live, wake), after: quiet },
  {
    name: 'chat in a call',
    as: 'ann',
    path: profileOfBen,
    arrange: steps(live, wake, pressing('button', 'calls:chat', 'calls:chat_unread'), async (stage) =>
      named(stage, 'textbox', 'chat:message').waitFor(),
    ),
    after: quiet,
  },
  {
    name: 'more in a call',
    as: 'ann',
    path: profileOfBen,
    arrange: steps(live, wake, pressing('button', 'calls:more')),
    after: quiet,
  },
  {
    name: 'gifts in a call',
    as: 'ann',
    path: profileOfBen,
    arrange: steps(live, wake, pressing('button', 'calls:gift')),
    after: quiet,
  },
  {
    name: 'end of a call?',
    as: 'ann',
    path: profileOfBen,
    arrange: steps(live, wake, pressing('button', 'calls:hang_up')),
    after: quiet,
  },
  {
    name: 'receipt',
    as: 'ann',
    path: profileOfBen,
    arrange: steps(hungUp, async (stage) => named(stage, 'dialog', 'calls:receipt').waitFor()),
    after: quiet,
  },
  {
    name: 'camera and sound',
    as: 'ann',
    path: '/',
    arrange: async (stage) => {
      if (stage.narrow) await press(stage, 'button', 'shell:profile')
      else {
        await press(stage, 'button', 'shell:user_menu')
        await press(stage, 'menuitem', 'shell:profile')
      }
      await press(stage, 'button', 'profile:devices')
    },
  },
]
