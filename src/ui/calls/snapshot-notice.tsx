import { ShieldCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { Sheet } from '../design/sheet'
import { useMediaQuery } from '../shell/media-query'
import { pathOf } from '../shell/routes'
import { PrivacyText } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { StageNote } from './stage-note'

/** A page that a touch device hides ends a call (CALL-49): there the privacy centre opens above it, elsewhere in a tab of its own. */
const ToPrivacy = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { t } = useTranslation('calls')
  const touch = useMediaQuery('(pointer: coarse)')
  const { href } = useLink()(pathOf('PrivacyCenter'))
  return touch ? (
    <Button variant="glass" size="sm" onClick={onOpen}>
      {t('snapshot_privacy')}
    </Button>
  ) : (
    <ButtonLink variant="glass" size="sm" href={href} target="_blank" rel="noopener">
      {t('snapshot_privacy')}
    </ButtonLink>
  )
}

/** Says once that pictures are taken for safety. @rule PLUS-4 */
export const SnapshotNotice = observer(() => {
  const { t } = useTranslation('calls')
  const { dismissNotice, view } = useFeature('calls').safety
  const [open, setOpen] = useState(false)
  return (
    <>
      {view.notice && (
        <StageNote
          icon={ShieldCheck}
          actions={
            <>
              <ToPrivacy onOpen={() => setOpen(true)} />
              <Button variant="glass" size="sm" onClick={dismissNotice}>
                {t('snapshot_ok')}
              </Button>
            </>
          }
        >
          {t('snapshot_notice')}
        </StageNote>
      )}
      <Sheet open={open} title={t('snapshot_privacy')} onClose={() => setOpen(false)}>
        <PrivacyText />
      </Sheet>
    </>
  )
})
