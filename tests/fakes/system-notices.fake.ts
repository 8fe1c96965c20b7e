import type { SystemNotice, SystemNotices } from '../../src/application/calls/system-notices.port'

export interface SystemNoticesFake extends SystemNotices {
  /** What stands beside the page now. */
  readonly standing: () => readonly SystemNotice[]
}

/** Notices that are read instead of seen. */
export const makeSystemNoticesFake = (): SystemNoticesFake => {
  const standing = new Set<SystemNotice>()
  return {
    standing: () => [...standing],
    show: (notice) => {
      standing.forEach((other) => other.id === notice.id && standing.delete(other))
      standing.add(notice)
      return () => void standing.delete(notice)
    },
  }
}
