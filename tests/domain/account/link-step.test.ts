import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkStep, noLinkFlow, type LinkEvent, type LinkFlow } from '../../../src/domain/account/link-step'

const to = { value: '+4915123456789', shown: '+49 1512 3456789' }
const run = (...events: readonly LinkEvent[]): LinkFlow => events.reduce(linkStep, noLinkFlow)

const opened: LinkEvent = { _tag: 'Opened', kind: 'phone' }
const sent: LinkEvent = { _tag: 'CodeSent', to, at: 1_000 }

const anyEvent: fc.Arbitrary<LinkEvent> = fc.oneof(
  fc.constantFrom<LinkEvent>(opened, { _tag: 'Opened', kind: 'email' }, { _tag: 'Closed' }, { _tag: 'Back' }),
  fc.constantFrom<LinkEvent>({ _tag: 'Submitted' }, sent, { _tag: 'Linked' }),
  fc.record({ _tag: fc.constant('ResendAsked' as const), at: fc.nat(200_000) }),
  fc.constant<LinkEvent>({ _tag: 'Failed', problem: { _tag: 'Same' } }),
)

describe('linking an address or a number', () => {
  it('asks the value, then its code, and is done [ACCT-113]', () => {
    expect(run(opened)).toMatchObject({ _tag: 'Entering', kind: 'phone', busy: false })
    expect(run(opened, { _tag: 'Submitted' }, sent)).toMatchObject({ _tag: 'Verifying', ...to, busy: false })
    expect(run(opened, sent, { _tag: 'Linked' })).toEqual(noLinkFlow)
  })

  it('lets a code be sent again after 60 s, not before [ACCT-116]', () => {
    const asked = (at: number) => run(opened, sent, { _tag: 'ResendAsked', at })
    expect(asked(60_999)).toMatchObject({ busy: false })
    expect(asked(61_000)).toMatchObject({ busy: true })
  })

  it('goes from the code back to the value, and from there out', () => {
    expect(run(opened, sent, { _tag: 'Back' })).toMatchObject({ _tag: 'Entering', kind: 'phone' })
    expect(run(opened, { _tag: 'Back' })).toEqual(noLinkFlow)
  })

  it('shows nothing once it is closed, whatever still comes in', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), anyEvent, (before, late) => {
        const after = linkStep(run(...before, { _tag: 'Closed' }), late)
        expect(after._tag === 'Closed' || late._tag === 'Opened').toBe(true)
      }),
    )
  })
})
