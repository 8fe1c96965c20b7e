/** What the two sides of a room tell each other to connect their media; never stored. */
export type CallSignal =
  | { readonly _tag: 'Description'; readonly type: 'offer' | 'answer' | 'pranswer' | 'rollback'; readonly sdp: string }
  | {
      readonly _tag: 'Candidate'
      readonly candidate: string
      readonly sdpMid: string | null
      readonly sdpMLineIndex: number | null
    }
  | { readonly _tag: 'Devices'; readonly microphone: boolean; readonly camera: boolean }

const isText = (value: unknown): value is string => typeof value === 'string'

const descriptions: readonly unknown[] = ['offer', 'answer', 'pranswer', 'rollback']

/** Whether something that came from another tab is a signal, whole and of the right kinds. */
export const isCallSignal = (value: unknown): value is CallSignal => {
  if (typeof value !== 'object' || value === null || !('_tag' in value)) return false
  const part = (name: string): unknown => Reflect.get(value, name)
  switch (value._tag) {
    case 'Description':
      return descriptions.includes(part('type')) && isText(part('sdp'))
    case 'Candidate':
      return (
        isText(part('candidate')) &&
        (part('sdpMid') === null || isText(part('sdpMid'))) &&
        (part('sdpMLineIndex') === null || typeof part('sdpMLineIndex') === 'number')
      )
    case 'Devices':
      return typeof part('microphone') === 'boolean' && typeof part('camera') === 'boolean'
    default:
      return false
  }
}
