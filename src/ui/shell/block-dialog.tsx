import type { SpendingBlock } from '../../domain/kernel/spending-block'
import { ConfirmDialog } from '../design/confirm-dialog'
import type { Layer } from '../design/layer'
import { useBlockWords } from './block-words'
import { useNavigate } from './use-navigate'

type Props = {
  readonly block: SpendingBlock
  readonly layer?: Layer
  readonly onClose: () => void
}

/** Says why nothing could be spent, and leads to where that can be changed. @rule PLUS-9 */
export const BlockDialog = ({ block, layer = 'confirm', onClose }: Props) => {
  const { help, path, text, title } = useBlockWords()(block)
  const navigate = useNavigate()
  const go = () => {
    onClose()
    navigate(path)
  }
  return <ConfirmDialog open layer={layer} title={title} text={text} confirm={help} onConfirm={go} onCancel={onClose} />
}
