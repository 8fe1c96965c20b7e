import { useEffect, useRef, type RefObject } from 'react'
import type { Picture } from '../../application/calls/devices.port'
import { coverVideo } from './cover-video'

/** Shows moving pictures for as long as it is on the screen. */
export const PictureView = ({
  picture,
  className,
  silent,
  label,
  video,
  cover = null,
}: {
  readonly picture: Picture
  readonly className?: string | undefined
  /** One's own sound is not heard. */
  readonly silent: boolean
  readonly label: string
  /** Whoever gives it may show the picture in a window of its own; no other picture goes there. */
  readonly video?: RefObject<HTMLVideoElement | null>
  /** What it says in place of the picture; null: it shows it. */
  readonly cover?: string | null
}) => {
  const own = useRef<HTMLVideoElement>(null)
  const element = video ?? own
  useEffect(() => (element.current === null ? undefined : picture.attach(element.current)), [element, picture])
  // After the other effect: a picture that comes meanwhile is covered too.
  useEffect(
    () => (element.current === null || cover === null ? undefined : coverVideo(element.current, cover)),
    [cover, element, picture],
  )
  return (
    <video
      ref={element}
      className={className}
      muted={silent}
      disablePictureInPicture={video === undefined}
      autoPlay
      playsInline
      aria-label={label}
    />
  )
}
