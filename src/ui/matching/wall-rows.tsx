import { observer } from 'mobx-react-lite'
import { memo, useCallback, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserId } from '../../domain/kernel/ids'
import type { WallPerson } from '../../domain/matching/wall'
import { Button } from '../design/button'
import { SpinnerRing } from '../design/spinner'
import { useFeature } from '../shell/use-feature'
import { useWatched } from '../shell/use-watched'
import { useWallKeys } from './use-wall-keys'
import { useWallRows } from './use-wall-rows'
import type { WallShape } from './use-wall-shape'
import { WallTile } from './wall-tile'
import styles from './wall.module.css'

/** Rows whose pictures come at once. */
const EAGER_ROWS = 2

type FollowedProps = { readonly people: readonly UserId[]; readonly moving: boolean }

/** The presence of whoever is in sight is followed; who only passes by is not asked after. */
const Followed = memo(
  ({ people }: FollowedProps) => {
    useWatched(people)
    return null
  },
  (_, { moving }) => moving,
)

/** What comes after the last row. */
const End = observer(() => {
  const { t } = useTranslation('wall')
  const { loadMore, view } = useFeature('wall')
  if (!view.more) return null
  if (view.listing !== 'failed')
    return (
      <div className={styles.end}>
        <SpinnerRing large />
      </div>
    )
  return (
    <div className={styles.end} role="alert">
      <p>{t('more_failed')}</p>
      <Button size="sm" onClick={() => void loadMore()}>
        {t('again')}
      </Button>
    </div>
  )
})

type RowProps = {
  readonly people: readonly WallPerson[]
  readonly row: number
  readonly start: number
  readonly shape: WallShape
  /** How many people there are; null while more may come. */
  readonly total: number | null
}

const Row = ({ people, row, shape: { columns, rowPx }, start, total }: RowProps) => (
  <div
    className={styles.row}
    role="presentation"
    data-columns={columns}
    style={{ transform: `translateY(${start}px)`, blockSize: rowPx }}
  >
    {people.map((person, place) => (
      <WallTile key={person.id} person={person} at={row * columns + place} total={total} eager={row < EAGER_ROWS} />
    ))}
  </div>
)

type Props = { readonly scroller: RefObject<HTMLDivElement | null>; readonly shape: WallShape }

/** The rows in sight, and a little beyond. */
export const WallRows = observer(({ scroller, shape }: Props) => {
  const { t } = useTranslation('wall')
  const { loadMore, view } = useFeature('wall')
  const { edition, listing, more, people, refreshing } = view
  const { columns } = shape
  const count = people.length
  const onMore = useCallback(() => void loadMore(), [loadMore])
  const open = more && listing === 'loaded' && !refreshing
  const { drawn, height, moving, toRow } = useWallRows({ edition, count, shape, open, onMore }, scroller)
  const onKeyDown = useWallKeys(scroller, { columns, count, toRow })
  const peopleOf = (row: number) => people.slice(row * columns, (row + 1) * columns)
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <Followed people={drawn.flatMap(({ index }) => peopleOf(index).map(({ id }) => id))} moving={moving} />
      <div role="list" aria-label={t('people')} className={styles.rows} style={{ blockSize: height }}>
        {drawn.map(({ index, start }) => (
          <Row
            key={index}
            people={peopleOf(index)}
            row={index}
            start={start}
            shape={shape}
            total={more ? null : count}
          />
        ))}
      </div>
      <End />
    </div>
  )
})
