import { HOUR } from '../../src/domain/kernel/time'
import type { Bar } from '../../src/domain/safety/sanction'

/**
 * What somebody hears who may not come in. A ban of another length than 48 hours says its own.
 *
 * @rule SAFE-26 SAFE-27 SAFE-28 SAFE-29 SAFE-30 SAFE-31
 */
export const banText = ({ code, sanction: { end, start } }: Bar): string => {
  switch (code) {
    case 10115:
      return end === null
        ? 'Your account is temporary suspended due to violation of Terms of Service'
        : `Your account has been blocked for ${Math.ceil((end - start) / HOUR)} hours due to violation of our Community Guidelines.`
    case 10116:
      return 'Login failed, you no longer have access to this app'
    case 10117:
      return 'Login failed, the account and device have been banned'
  }
}
