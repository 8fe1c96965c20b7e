import { useEffect, useRef } from 'react'
import type { Picture } from '../../application/calls/devices.port'

/** Shows moving pictures for as long as it is on the screen. */
export const PictureView = ({
  picture,
  className,
  silent,
  label,
}: {
  readonly picture: Picture
  readonly className?: string | undefined
  /** One's own sound is not heard. */
  readonly silent: boolean
  readonly label: string
}) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => (video.current === null ? undefined : picture.attach(video.current)), [picture])
  return <video ref={video} className={className} muted={silent} autoPlay playsInline aria-label={label} />
}
