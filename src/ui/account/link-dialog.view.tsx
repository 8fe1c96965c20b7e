import { ArrowLeft } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { LinkFlow } from '../../domain/account/link-step'
import { Dialog } from '../design/dialog'
import { IconButton } from '../design/icon-button'
import { useFeature } from '../shell/use-feature'
import { EnterLinkEmail, EnterLinkPhone } from './enter-link.view'
import { useFirstFocus } from './use-first-focus'
import { useLinkDrafts } from './use-link-drafts'
import { VerifyLink } from './verify-link.view'

export type OpenLinkFlow = Exclude<LinkFlow, { readonly _tag: 'Closed' }>

/** The new address or number, then its code. @rule ACCT-113 ACCT-116 */
export const LinkDialog = observer(({ flow }: { readonly flow: OpenLinkFlow }) => {
  const { t } = useTranslation(['security', 'common'])
  const { backFromCode, stopLinking, view } = useFeature('security')
  const drafts = useLinkDrafts()
  const { first, focus } = useFirstFocus()
  const isNew = view.identifiers[flow.kind] === null
  const Enter = flow.kind === 'email' ? EnterLinkEmail : EnterLinkPhone
  return (
    <Dialog
      open
      stays
      phone="full"
      title={t(isNew ? `security:link_${flow.kind}` : `security:change_${flow.kind}`)}
      initialFocus={focus}
      onClose={stopLinking}
      {...(flow._tag === 'Verifying' && { onBack: backFromCode })}
      leading={
        flow._tag === 'Verifying' && (
          <IconButton label={t('common:back')} icon={ArrowLeft} size="sm" flips onClick={backFromCode} />
        )
      }
    >
      {flow._tag === 'Verifying' ? (
        <VerifyLink flow={flow} first={first} />
      ) : (
        <Enter flow={flow} drafts={drafts} first={first} />
      )}
    </Dialog>
  )
})
