import * as O from 'fp-ts/Option'
import { imagesAsText } from '../../src/domain/chat/emoji-text'
import { kindOf } from '../../src/domain/chat/message-kind'
import { systemId } from '../../src/domain/chat/system-sender'
import { withoutMarkup } from '../../src/domain/kernel/markup'
import { onlySeen } from '../../src/domain/kernel/visible'
import { fieldsOf } from '../chat/message-fields'
import type { MessageRow } from '../chat/message-store'
import { clip } from './clip'
import type { Notice } from './notice'

type Told = Pick<MessageRow, 'type' | 'type_value' | 'content' | 'sender_id' | 'extra'>

/** Occasions of notices that are about money that goes back. */
const REFUND = /^(refund|returned|dispute):/

/** Points by a gift are told by the gift itself. */
const ofProduct = ({ content, extra, sender_id }: Told, length: number): Notice | null =>
  sender_id === systemId.income
    ? null
    : {
        kind: 'reward',
        reason: REFUND.test(fieldsOf(extra).uniqueId ?? '') ? 'refund' : 'note',
        text: clip(content, length),
      }

const shown = (content: string): string => onlySeen(withoutMarkup(imagesAsText(content)))

/** What a push tells of a message; null for what is no news by itself, such as the record of a call. */
export const noticeOfMessage = (row: Told, length: number): Notice | null => {
  if (row.sender_id < 0) return ofProduct(row, length)
  const kind = O.toNullable(kindOf({ type: row.type, typeValue: row.type_value, content: row.content }))
  switch (kind) {
    case 'txt':
      return { kind: 'message', content: 'text', text: clip(shown(row.content), length) }
    case 'img':
      return { kind: 'message', content: 'picture', text: '' }
    case 'gift':
      return { kind: 'message', content: 'gift', text: '' }
    default:
      return null
  }
}
