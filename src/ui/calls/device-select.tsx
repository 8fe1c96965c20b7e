import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { DeviceKind } from '../../domain/calls/device'
import { Select } from '../design/select'
import { useFeature } from '../shell/use-feature'

/** One kind of device in a list; it has its place until the devices are known, and goes where the browser lists none. */
export const DeviceSelect = observer(({ kind }: { readonly kind: DeviceKind }) => {
  const { t } = useTranslation('calls')
  const { choose, view } = useFeature('calls').devices
  const choices = view.all
    .filter((one) => one.kind === kind && one.id !== '')
    .map(({ id, label }, n) => ({ value: id, label: label || `${t(kind)} ${n + 1}` }))
  const first = choices[0]
  if (first === undefined)
    return view.all.length === 0 && <Select label={t(kind)} value={null} choices={[]} onChange={() => {}} disabled />
  const value = choices.find((one) => one.value === view.using[kind])?.value ?? first.value
  return <Select label={t(kind)} value={value} choices={choices} onChange={(id) => void choose({ [kind]: id })()} />
})
