import { RotateCw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { countryByCode } from '../../domain/kernel/reference/countries'
import { IconButton } from '../design/icon-button'
import { SearchSelect } from '../design/search-select'
import { useCore } from '../shell/core-context'
import { usePersonWords } from '../shell/person-words'
import { useShell } from '../shell/shell-context'
import { CheckInMark } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { usePageName } from '../shell/use-page-name'
import { useRefresh } from './use-refresh'
import { useWallGate } from './use-wall-gate'
import styles from './wall.module.css'

const EVERYWHERE = ''

/** Countries that hosts come from, in the words and the order of the language. @rule MTCH-6 MTCH-9 */
const Countries = observer(() => {
  const { t, i18n } = useTranslation('wall')
  const { choose, view } = useFeature('wall')
  const pass = useWallGate()
  const words = usePersonWords()
  const order = new Intl.Collator(i18n.resolvedLanguage ?? 'en')
  const countries = view.countries
    .map((code) => ({
      value: code,
      label: words.country(code) ?? code,
      mark: words.flag(code),
      words: [countryByCode(code)?.name ?? ''],
    }))
    .toSorted((a, b) => order.compare(a.label, b.label))
  return (
    <span className={styles.country}>
      <SearchSelect
        label={t('country')}
        search={t('country_search')}
        nothing={t('country_none')}
        value={view.filter.country ?? EVERYWHERE}
        choices={[{ value: EVERYWHERE, label: t('everywhere') }, ...countries]}
        onChange={(value) => pass() && void choose({ country: value === EVERYWHERE ? null : value })()}
      />
    </span>
  )
})

/** Title, country and the way to read it anew without a finger. */
export const WallHead = observer(() => {
  const { t } = useTranslation('wall')
  const { mobile } = useShell()
  const { session } = useCore().account.view
  const { view } = useFeature('wall')
  const refresh = useRefresh()
  usePageName(t('title'))
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('title')}</h1>
      <Countries />
      {mobile && session._tag === 'SignedIn' && <CheckInMark place="head" />}
      <IconButton label={t('refresh')} icon={RotateCw} loading={view.refreshing} guarded onClick={refresh} />
    </header>
  )
})
