import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PresenceStatus } from '../../domain/friends/presence'
import type { Person } from '../../domain/kernel/person'
import { pictureAt, type PictureSize } from '../../domain/kernel/picture-size'
import { Badge } from '../design/badge'
import { cx } from '../design/cx'
import { hueOf, initials } from '../design/initials'
import { VisuallyHidden } from '../design/visually-hidden'
import { usePersonWords } from './person-words'
import styles from './portrait.module.css'

const HUES = [styles.hue0, styles.hue1, styles.hue2, styles.hue3] as const

type PictureProps = {
  readonly name: string
  readonly src: string
  readonly size?: PictureSize
  readonly eager?: boolean
}

/** A portrait that fills what it stands in; without a picture, large initials. */
export const Picture = ({ name, src, size = 'medium', eager = false }: PictureProps) => {
  const [broken, setBroken] = useState('')
  if (src === '' || src === broken)
    return (
      <span className={cx(styles.fill, styles.initials, HUES[hueOf(name, HUES.length)])} aria-hidden>
        {initials(name)}
      </span>
    )
  return (
    <img
      className={styles.fill}
      src={pictureAt(src, size)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  )
}

/** 'Online' or 'Busy' as a dot that is read out; nothing for somebody who is away. */
export const PresenceDot = ({ status }: { readonly status: PresenceStatus }) => {
  const { t } = useTranslation('common')
  if (status !== 'online' && status !== 'busy') return null
  return (
    <span className={cx(styles.dot, styles[status])}>
      <VisuallyHidden>{status === 'online' ? t('online') : t('busy')}</VisuallyHidden>
    </span>
  )
}

type PortraitProps = {
  readonly person: Person
  readonly status?: PresenceStatus
  readonly eager?: boolean
  /** On a phone the start of it lies outside the window: what is written stands at its end. */
  readonly turned?: boolean
}

/** A face from edge to edge, with name, age and country on a soft scrim; demo people say so (PLUS-1). */
export const Portrait = ({ person, status = 'unknown', eager = false, turned = false }: PortraitProps) => {
  const { t } = useTranslation('common')
  const words = usePersonWords()
  const age = words.age(person.birthday)
  const country = words.country(person.countryCode)
  return (
    <span className={cx(styles.portrait, turned && styles.turned)}>
      <Picture name={person.name} src={person.headImg} eager={eager} />
      {person.demo && (
        <span className={styles.mark}>
          <Badge tone="media">{t('demo')}</Badge>
        </span>
      )}
      <span className={styles.caption}>
        <span className={styles.name}>
          <bdi>{person.name}</bdi>
          {age !== undefined && <span className={styles.age}>{age}</span>}
          <PresenceDot status={status} />
        </span>
        {country !== undefined && (
          <span className={styles.place}>
            <span aria-hidden>{words.flag(person.countryCode)}</span> {country}
          </span>
        )}
      </span>
    </span>
  )
}
