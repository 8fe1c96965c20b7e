import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../design/toast'
import { useCore } from '../shell/core-context'
import { useFeature } from '../shell/use-feature'

const words = { added: 'now_friends', agreed: 'agreed' } as const

/** Tells of a friendship that has just begun; a call tells it by itself. @rule FRND-25 FRND-26 */
export const Layer = observer(() => {
  const { t } = useTranslation('friends')
  const { dismissNews, view } = useFeature('friends')
  const core = useCore()
  const toast = useToast()
  const news = O.toUndefined(view.news)
  useEffect(() => {
    if (news === undefined) return
    const talking = core.loaded('calls')?.view.call
    const told = (talking?._tag === 'Connecting' || talking?._tag === 'Live') && talking.peer === news.id
    if (!told) toast({ text: t(words[news.kind], { name: news.name }), tone: 'success' })
    dismissNews()
  }, [core, dismissNews, news, t, toast])
  return null
})
