import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { MessageSearchFeature, SearchState } from '../../application/chat/message-search.feature'
import type { Instant } from '../../domain/kernel/time'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { List } from '../design/list'
import { SkeletonRows } from '../design/skeleton'
import { SpinnerRing } from '../design/spinner'
import { VisuallyHidden } from '../design/visually-hidden'
import { MessageHitRow } from './message-hit-row'
import styles from './message-search.module.css'
import { useNow } from './use-now'

type FoundState = Extract<SearchState, { readonly _tag: 'Found' }>

const Failed = ({ retry }: Pick<MessageSearchFeature, 'retry'>) => {
  const { t } = useTranslation('messageSearch')
  return (
    <EmptyState
      art="error"
      title={t('failed')}
      text={t('failed_text')}
      action={<Button onClick={retry}>{t('retry')}</Button>}
    />
  )
}

/** What was found, newest first; then what is still to come. */
const Found = ({
  state,
  more,
  now,
}: {
  readonly state: FoundState
  readonly more: () => void
  readonly now: Instant
}) => {
  const { t } = useTranslation('messageSearch')
  const { complete, hits, total } = state
  if (complete && total === 0) return <EmptyState art="search" title={t('none')} text={t('none_text')} />
  return (
    <>
      {total > 0 && (
        <p className={styles.count} aria-hidden>
          {t('found', { count: total })}
        </p>
      )}
      <List label={t('results')}>
        {hits.map((hit) => (
          <MessageHitRow key={hit.uuid} hit={hit} now={now} />
        ))}
      </List>
      {total > hits.length && (
        <div className={styles.more}>
          <Button onClick={more}>{t('more')}</Button>
        </div>
      )}
      {!complete && (
        <div className={styles.reading}>
          <SpinnerRing />
          {t('reading')}
        </div>
      )}
    </>
  )
}

const useOutcome = (state: SearchState): string => {
  const { t } = useTranslation('messageSearch')
  if (state._tag === 'Searching') return t('searching')
  if (state._tag === 'Failed') return t('failed')
  if (state._tag === 'Idle') return ''
  return state.total === 0 ? t(state.complete ? 'none' : 'reading') : t('found', { count: state.total })
}

/** What a search has found, or why nothing is shown; a screen reader hears how much it is (PLUS-26). */
export const MessageHits = observer(({ search }: { readonly search: MessageSearchFeature }) => {
  const now = useNow()
  const { state } = search.view
  const outcome = useOutcome(state)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{outcome}</span>
      </VisuallyHidden>
      {state._tag === 'Searching' && <SkeletonRows count={3} />}
      {state._tag === 'Failed' && <Failed retry={search.retry} />}
      {state._tag === 'Found' && <Found state={state} more={search.more} now={now} />}
    </>
  )
})
