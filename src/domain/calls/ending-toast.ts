import type { Ending } from './call'

export type EndingToast = 'noAnswer' | 'cancelled' | 'hungUpByReceiver' | 'hungUpByOther' | 'connectionFailed'

/** What is said when a call is over; null: nothing, the person did it or sees it otherwise (@rule CALL-61, CALL-62). */
export const toastOf: Readonly<Record<Ending, EndingToast | null>> = {
  noAnswer: 'noAnswer',
  cancelledByPeer: 'cancelled',
  declinedByPeer: 'hungUpByReceiver',
  hungUpByPeer: 'hungUpByOther',
  failed: 'connectionFailed',
  hungUp: null,
  cancelled: null,
  declined: null,
  elsewhere: null,
  coinsOut: null,
}
