import type { MessageUuid } from '../../domain/kernel/ids'

/** Makes identifiers that nobody made before. */
export interface Ids {
  readonly uuid: () => MessageUuid
}
