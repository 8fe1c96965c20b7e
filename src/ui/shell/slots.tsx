import { lazy, Suspense, type ComponentType, type ReactElement, type ReactNode, type RefObject } from 'react'
import type { DeviceProblem } from '../../application/calls/devices.port'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { EntryLocation } from '../../domain/tasks/entry'
import type { MenuAnchor } from '../design/menu'
import { ErrorBoundary } from './error-boundary'
import { loadChunk } from './load-chunk'

// What one feature offers to the views of others: a file `<name>.slot.tsx` exports `Slot` and takes its props from here. Import
// this file from pages, layers and slots only; the first screen loads none of it.

type SlotModule<Props> = { readonly Slot: ComponentType<Props> }
type SlotFiles<Props> = Readonly<Record<string, () => Promise<SlotModule<Props>>>>

type Around = {
  /** What stands in its place until it is loaded. */
  readonly fallback?: ReactNode
}

/** A part that is loaded when it is first drawn; when it does not arrive or breaks, only itself is missing. */
const slotOf = <Props extends object>(files: SlotFiles<Props>): ComponentType<Props & Around> => {
  const [load] = Object.values(files)
  if (load === undefined) return () => null
  const Part: ComponentType<Props> = lazy(() => loadChunk(load).then(({ Slot }) => ({ default: Slot })))
  const InPlace = ({ fallback, ...props }: Props & Around) => (
    <ErrorBoundary scope="silent">
      <Suspense fallback={fallback}>
        <Part {...(props as Props)} />
      </Suspense>
    </ErrorBoundary>
  )
  return InPlace
}

/** Somebody whom gifts can be sent to, and where from; in a call its room is named (GIFT-14). */
export type GiftTarget = { readonly receiver: UserId } & (
  { readonly place: 'chat' } | { readonly place: 'call'; readonly roomNum: RoomNum }
)

export type GiftPickerProps = GiftTarget & {
  /** The button that opened it: on a desktop the picker stands beside it. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Backpack and popular gifts with their prices; drawn while it is open (GIFT-5). */
export const GiftPicker = slotOf(import.meta.glob<SlotModule<GiftPickerProps>>('../*/gift-picker.slot.tsx'))

/** The first six gifts in a row (GIFT-7). */
export const GiftBar = slotOf(import.meta.glob<SlotModule<GiftTarget>>('../*/gift-bar.slot.tsx'))

export type GiftBubbleProps = {
  /** The content of the gift message as it is stored. */
  readonly content: string
  readonly mine: boolean
}

/** A gift in a conversation. */
export const GiftBubble = slotOf(import.meta.glob<SlotModule<GiftBubbleProps>>('../*/gift-bubble.slot.tsx'))

export type GiftFlightProps = { readonly peer: UserId }

/** Gifts to and from `peer` as they fly over the place that draws this; it fills its nearest positioned ancestor (GIFT-15). */
export const GiftFlight = slotOf(import.meta.glob<SlotModule<GiftFlightProps>>('../*/gift-flight.slot.tsx'))

export type ConversationProps = { readonly friend: UserId; readonly onClose: () => void }

/** What two people write each other, as a panel beside their call. */
export const Conversation = slotOf(import.meta.glob<SlotModule<ConversationProps>>('../*/conversation.slot.tsx'))

export type PersonMenuProps = {
  readonly friend: UserId
  /** A button that opens it; without one, `open`, `onOpenChange` and `anchor` say when and where it stands. */
  readonly trigger?: ReactElement
  /** It is open when it first appears. */
  readonly defaultOpen?: boolean
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly anchor?: MenuAnchor
  /** Entries of the place itself; they stand above those of the person. */
  readonly children?: ReactNode
}

/**
 * What can be done about a person: rename, favourite, reminder, delete for friends; block and report for anyone (FRND-33, FRND-34).
 * Keep it drawn while it is closed: it holds the questions that follow an entry.
 */
export const PersonMenu = slotOf(import.meta.glob<SlotModule<PersonMenuProps>>('../*/person-menu.slot.tsx'))

export type ReportDialogProps = { readonly person: UserId; readonly name: string; readonly onClose: () => void }

/** Asks what is wrong with a person and reports it; drawn while it is open (SAFE-5). */
export const ReportDialog = slotOf(import.meta.glob<SlotModule<ReportDialogProps>>('../*/report-dialog.slot.tsx'))

/** What is kept of people, where the page cannot be left. */
export const PrivacyText = slotOf(import.meta.glob<SlotModule<object>>('../*/privacy-text.slot.tsx'))

export type AddFriendProps = {
  readonly person: UserId
  /** Location of CALL-84 (FRND-18). */
  readonly location: number
  /** The hot video that shows them: some requests a day are free then (FRND-16). */
  readonly videoId?: string
  /** Round, where it stands among others on a picture. */
  readonly round?: boolean
}

/** A button with its price that asks somebody to be a friend and stays where it is, as in a call (FRND-8, FRND-21). */
export const AddFriend = slotOf(import.meta.glob<SlotModule<AddFriendProps>>('../*/add-friend.slot.tsx'))

export type BeginChatProps = Omit<AddFriendProps, 'round'>

/** A round button that opens the conversation; a stranger is asked to be a friend first (FRND-7). */
export const BeginChat = slotOf(import.meta.glob<SlotModule<BeginChatProps>>('../*/begin-chat.slot.tsx'))

export type PeopleSearchProps = {
  /** Another view has the search now, and who waits for an answer: only its place is kept. */
  readonly elsewhere: boolean
}

/** The search for people with what it finds; without one, who waits for an answer. */
export const PeopleSearch = slotOf(import.meta.glob<SlotModule<PeopleSearchProps>>('../*/people-search.slot.tsx'))

export type PeopleToMeetProps = {
  /** What can be done besides, where the faces are all that there is; without it, there is nothing where nobody is. */
  readonly action?: ReactNode
}

/** Faces of people to meet, those who are here first. */
export const PeopleToMeet = slotOf(import.meta.glob<SlotModule<PeopleToMeetProps>>('../*/people-to-meet.slot.tsx'))

export type CallReceiptProps = {
  /** The room of a call that is over, as its record names it. */
  readonly room: string
  /** This person was called, and paid nothing. */
  readonly called: boolean
}

/** A button that opens the receipt of a call (PLUS-7). */
export const CallReceipt = slotOf(import.meta.glob<SlotModule<CallReceiptProps>>('../*/call-receipt.slot.tsx'))

/** The balance and the way to more coins, while something else goes on (CALL-51). */
export const TopUp = slotOf(import.meta.glob<SlotModule<object>>('../*/top-up.slot.tsx'))

/** The own camera's picture before a match; it fills its parent (MTCH-10). */
export const CameraPreview = slotOf(import.meta.glob<SlotModule<object>>('../*/camera-preview.slot.tsx'))

export type DeviceProblemProps = { readonly why: DeviceProblem; readonly onClose: () => void }

/** What is wrong with the devices of this machine; drawn while it is open (CALL-27). */
export const DeviceProblemDialog = slotOf(
  import.meta.glob<SlotModule<DeviceProblemProps>>('../*/device-problem.slot.tsx'),
)

/** Notifications of this device and what they tell (GATE-31). */
export const PushSettings = slotOf(import.meta.glob<SlotModule<object>>('../*/push-settings.slot.tsx'))

export type CheckInMarkProps = {
  /** A line of the side bar, or a round button in the head of a page. */
  readonly place: 'bar' | 'head'
}

/** The icon of the daily check-in with its tip (SHELL-63, SHELL-64). */
export const CheckInMark = slotOf(import.meta.glob<SlotModule<CheckInMarkProps>>('../*/check-in-mark.slot.tsx'))

export type EntriesProps = { readonly at: readonly EntryLocation[] }

/** The ways to activity and tasks of these locations (TASK-53). */
export const Entries = slotOf(import.meta.glob<SlotModule<EntriesProps>>('../*/entries.slot.tsx'))
