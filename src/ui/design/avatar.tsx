import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureAt } from '../../domain/kernel/picture-size'
import styles from './avatar.module.css'
import { cx } from './cx'
import { hueOf, initials } from './initials'
import { VisuallyHidden } from './visually-hidden'

const HUES = [styles.hue0, styles.hue1, styles.hue2, styles.hue3, styles.hue4, styles.hue5] as const

/** Sizes that show more than the small picture has. */
const LARGE: ReadonlySet<AvatarProps['size']> = new Set(['xl', 'xxl'])

export type AvatarProps = {
  readonly name: string
  /** Address of the picture; without one, or when it does not load, the initials show. */
  readonly src?: string | undefined
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl'
  readonly presence?: 'online' | 'busy' | 'offline' | 'unknown'
  /** The accent ring: somebody who is live or calls. */
  readonly ring?: boolean
  /** Read out with the name; else decoration, since the name stands beside it. */
  readonly named?: boolean
}

/** Somebody who is there. Looks its word up itself: most faces of a list need none. */
const Presence = ({ of: presence }: { readonly of: 'online' | 'busy' }) => {
  const { t } = useTranslation('common')
  return (
    <span className={cx(styles.presence, styles[presence])}>
      <VisuallyHidden>{t(presence)}</VisuallyHidden>
    </span>
  )
}

/** A face: picture or initials, with a dot for presence. */
export const Avatar = ({ name, src, size = 'md', presence = 'unknown', ring = false, named = false }: AvatarProps) => {
  const [broken, setBroken] = useState<string | undefined>()
  const picture = src !== undefined && src !== '' && src !== broken
  return (
    <span className={cx(styles.avatar, styles[size], ring && styles.ring)}>
      {picture ? (
        <img
          className={styles.face}
          src={pictureAt(src, LARGE.has(size) ? 'medium' : 'small')}
          alt={named ? name : ''}
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      ) : (
        <span
          className={cx(styles.face, styles.initials, HUES[hueOf(name, HUES.length)])}
          data-initials={initials(name)}
          {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
        />
      )}
      {(presence === 'online' || presence === 'busy') && <Presence of={presence} />}
    </span>
  )
}
