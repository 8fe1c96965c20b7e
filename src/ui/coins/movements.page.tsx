import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { allMovements } from '../../domain/coins/movement'
import { Column } from '../design/column'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { Balance } from './balance'
import { DebtNote } from './debt-note'
import { Limits } from './limits.view'
import { Movements } from './movements.view'

/** Where coins came from and went, what is owed, and the limits that somebody sets to their spending. @rule PLUS-6 PLUS-9 */
export const Page = observer(() => {
  const { t } = useTranslation('movements')
  const { loadLimits, show } = useFeature('coins')
  useEffect(() => {
    void show(allMovements)()
    void loadLimits()
  }, [loadLimits, show])
  return (
    <>
      <ViewHeader title={t('title')} back={pathOf('CoinPage')} />
      <Column width="wide">
        <Balance />
        <DebtNote />
        <Limits />
        <Movements />
      </Column>
    </>
  )
})
