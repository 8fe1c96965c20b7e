import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { InstallBrowser } from '../../domain/tasks/install-offer'

/** What became of the browser's question; `gone`: it had none to ask any more. */
export type InstallAnswer = 'accepted' | 'declined' | 'gone'

/** How the browser installs the product. It may never offer to. */
export interface InstallPrompt {
  readonly browser: InstallBrowser
  /** The browser offers it now. */
  readonly offered: IO<boolean>
  /** Hears every change until stopped. */
  readonly onChange: (run: (offered: boolean) => void) => IO<void>
  /** The browser's own question, which uses its offer up; begin it within a press. Never rejects. */
  readonly ask: Task<InstallAnswer>
}
