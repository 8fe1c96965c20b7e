import { charactersOf } from '../kernel/characters'
import { sanitise } from '../kernel/sanitise'
import { isBlank, onlySeen } from '../kernel/visible'

/** Characters of a remark as people count them (@rule FRND-39). */
export const REMARK_LIMIT = 30

/** UTF-16 units that one may take: characters can be piled up without end from marks. */
export const REMARK_UNITS = 400

/** While typing: the 31st visible character is dropped, and what stands behind it (@rule FRND-39). */
export const clipRemark = (typed: string): string => {
  if (typed.length <= REMARK_LIMIT) return typed
  let clipped = ''
  let count = 0
  for (const { segment } of charactersOf(typed.slice(0, REMARK_UNITS * 2))) {
    if (count === REMARK_LIMIT || clipped.length + segment.length > REMARK_UNITS) break
    clipped += segment
    count += 1
  }
  return clipped
}

/** What somebody calls another person, as it is stored; '' when nothing of it would be seen, which takes it away (@rule FRND-39). */
export const remarkOf = (typed: string): string => {
  const remark = clipRemark(sanitise(onlySeen(typed).replaceAll('\n', ' ')).trim()).trimEnd()
  return isBlank(remark) ? '' : remark
}

/** The name under which somebody is shown to whoever has noted that remark about them (@rule FRND-40). */
export const shownName = (name: string, remark: string | undefined): string =>
  remark === undefined || remark === '' ? name : remark
