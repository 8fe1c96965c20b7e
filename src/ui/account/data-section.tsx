import * as E from 'fp-ts/Either'
import { Download, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { toProblem } from '../../application/account/sign-in-problem'
import type { SignInProblem } from '../../domain/account/sign-in'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { useToast } from '../design/toast'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { SettingCard, SettingRow, SettingRows } from './setting-row'
import { useProblem } from './use-problem'

const useTaking = () => {
  const { t } = useTranslation('security')
  const { takeData } = useFeature('security')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const take = async (): Promise<void> => {
    setBusy(true)
    const taken = await takeData()
    setBusy(false)
    setProblem(E.isLeft(taken) ? toProblem(taken.left, Date.now()) : null)
    if (E.isRight(taken)) toast({ text: t('export_done'), tone: 'success' })
  }
  return { busy, problem, take }
}

/** A file with everything, and the way to the deletion. @rule PLUS-14 ACCT-117 */
export const DataSection = observer(() => {
  const { t } = useTranslation('security')
  const { busy, problem, take } = useTaking()
  const told = useProblem(problem, []).at('form')
  return (
    <SettingCard title={t('data')}>
      {told !== undefined && <Banner tone="danger">{told}</Banner>}
      <SettingRows label={t('data')}>
        <SettingRow
          icon={Download}
          name={t('export')}
          state={t('export_text')}
          action={
            <Button size="sm" loading={busy} onClick={() => void take()}>
              {t('export_take')}
            </Button>
          }
        />
        <SettingRow
          icon={Trash2}
          name={t('delete')}
          state={t('delete_text')}
          action={
            <Link href={pathOf('DelAccount')} asChild>
              <ButtonLink size="sm">{t('delete_go')}</ButtonLink>
            </Link>
          }
        />
      </SettingRows>
    </SettingCard>
  )
})
