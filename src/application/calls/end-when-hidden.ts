import type { IO } from 'fp-ts/IO'
import { isOn } from '../../domain/calls/call'
import type { CallsContext } from './calls-context'

/**
 * Tells the call of this tab that nobody looks at the page any more, also when the window is closed that showed the call
 * instead; the domain decides. Returns its stop (@rule CALL-49).
 */
export const endWhenHidden = ({ deps, desk, dispatch, model }: CallsContext): IO<void> => {
  const { clock, page, pictureInPicture } = deps
  const look = (): void => {
    const { call } = model
    if (page.visible() || !isOn(call) || desk.talking?.owner !== true) return
    const pictured = pictureInPicture.isOpen()
    dispatch({ _tag: 'PageHidden', room: call.room, at: clock.now(), touch: page.touched(), pictured })
  }
  const stops = [page.onVisible(look), pictureInPicture.onChange(look)]
  return () => stops.forEach((stop) => stop())
}
