import { HOUR } from '../../src/domain/kernel/time'
import type { Bar } from '../../src/domain/safety/sanction'
import type { Words } from '../texts/words'

const USUAL_HOURS = 48

/**
 * What somebody hears who may not come in, word for word: clients know these texts and say them in the language of the interface.
 * A ban of another length than 48 hours says its own, in the reader's language.
 *
 * @rule SAFE-26 SAFE-27 SAFE-28 SAFE-29 SAFE-30 SAFE-31
 */
export const banText = ({ code, sanction: { end, start } }: Bar, { say }: Words): string => {
  switch (code) {
    case 10115: {
      if (end === null) return 'Your account is temporary suspended due to violation of Terms of Service'
      const hours = Math.ceil((end - start) / HOUR)
      return hours === USUAL_HOURS
        ? 'Your account has been blocked for 48 hours due to violation of our Community Guidelines.'
        : say('ban_hours', { count: hours })
    }
    case 10116:
      return 'Login failed, you no longer have access to this app'
    case 10117:
      return 'Login failed, the account and device have been banned'
  }
}
