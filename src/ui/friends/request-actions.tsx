import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { RequestAnswer } from '../../application/friends/friends-gateway.port'
import type { UserId } from '../../domain/kernel/ids'
import { Button } from '../design/button'
import { useFeature } from '../shell/use-feature'
import { useTellProblem } from './friend-problem'

type Props = {
  readonly id: UserId
  readonly size?: 'sm' | 'md'
}

/** The two ways out of a request. @rule FRND-19 */
export const RequestActions = observer(({ id, size = 'sm' }: Props) => {
  const { t } = useTranslation('friends')
  const { answer, view } = useFeature('friends')
  const tell = useTellProblem()
  const busy = view.busyWith(id)
  const reply = async (given: RequestAnswer) => {
    const answered = await answer(id, given)()
    if (E.isLeft(answered)) tell(answered.left)
  }
  return (
    <>
      <Button size={size} disabled={busy} onClick={() => void reply('refuse')}>
        {t('decline')}
      </Button>
      <Button size={size} variant="primary" disabled={busy} onClick={() => void reply('accept')}>
        {t('accept')}
      </Button>
    </>
  )
})
