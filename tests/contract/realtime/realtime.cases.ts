import { equal, failure, got, ok, type Case } from '../harness/check'
import { ANA, ME, OFFER, ROOM, listen, seqs, type RealtimeWorld } from './realtime.world'

/** The promises of `Realtime`. */
export const realtimeCases: readonly Case<RealtimeWorld>[] = [
  {
    title: 'asks for a token, connects, and brings rows in order, acknowledged once stored [GATE-28, GATE-29]',
    run: async ({ acknowledged, append, join, until }) => {
      const { entry, heard, listener } = listen(ME)
      append(ME)
      const stop = join(ME).connect(entry, listener)
      await until('open', () => heard.states.at(-1) === 'open')
      append(ME)
      append(ME)
      await until('acknowledged', () => acknowledged(ME) === 3)
      equal(seqs(heard), [1, 2, 3])
      equal([heard.states, heard.tokens], [['connecting', 'open'], 1])
      stop()
    },
  },
  {
    title: 'brings rows again that could not be stored [PLUS-17]',
    run: async ({ acknowledged, append, join, until }) => {
      const { entry, heard, listener } = listen(ME)
      heard.full = true
      const stop = join(ME).connect(entry, listener)
      append(ME)
      await until('tried again', () => heard.tokens > 1)
      equal([seqs(heard), acknowledged(ME)], [[], 0])
      heard.full = false
      await until('acknowledged', () => acknowledged(ME) === 1)
      equal(seqs(heard), [1])
      stop()
    },
  },
  {
    title: 'goes on after a cut where the store stands: nothing lost, nothing doubled [PLUS-17]',
    run: async ({ acknowledged, append, cut, heal, join, until }) => {
      const { entry, heard, listener } = listen(ME)
      const stop = join(ME).connect(entry, listener)
      append(ME)
      await until('acknowledged', () => acknowledged(ME) === 1)
      cut(ME)
      append(ME)
      append(ME)
      await until('noticed', () => heard.states.at(-1) === 'connecting')
      heal(ME)
      await until('acknowledged', () => acknowledged(ME) === 3)
      equal(seqs(heard), [1, 2, 3])
      stop()
    },
  },
  {
    title: 'says that the connection is lost when it does not come back within a minute',
    run: async ({ cut, heal, join, until }) => {
      const { entry, heard, listener } = listen(ME)
      const stop = join(ME).connect(entry, listener)
      await until('open', () => heard.states.at(-1) === 'open')
      cut(ME)
      await until('lost', () => heard.states.at(-1) === 'lost')
      heal(ME)
      await until('open again', () => heard.states.at(-1) === 'open')
      equal(heard.states, ['connecting', 'open', 'connecting', 'lost', 'open'])
      stop()
    },
  },
  {
    title: 'takes the snapshot when it is too far behind, then the rows after it',
    run: async ({ append, join, prune, until }) => {
      const { entry, heard, listener } = listen(ME)
      append(ME)
      append(ME)
      prune(ME)
      heard.snapshot = 2
      const stop = join(ME).connect(entry, listener)
      await until('snapshot', () => heard.behind === 1)
      append(ME)
      await until('the row after it', () => heard.rows.length === 1)
      equal([seqs(heard), heard.behind], [[3], 1])
      stop()
    },
  },
  {
    title: 'carries signals to the other person [GATE-30]',
    run: async ({ join, until }) => {
      const [mine, hers] = [listen(ME), listen(ANA)]
      const [me, ana] = [join(ME), join(ANA)]
      const stops = [me.connect(mine.entry, mine.listener), ana.connect(hers.entry, hers.listener)]
      await until('open', () => mine.heard.states.at(-1) === 'open' && hers.heard.states.at(-1) === 'open')
      await got(me.signal(ROOM, ANA, OFFER))
      await until('heard', () => hers.heard.signals.length === 1)
      equal(hers.heard.signals, [[ROOM, ME, OFFER]])
      stops.forEach((stop) => stop())
    },
  },
  {
    title: 'fails a signal that reaches nobody, and one on a connection that is down, within 10 s',
    run: async ({ cut, join, until }) => {
      const { entry, heard, listener } = listen(ME)
      const me = join(ME)
      const stop = me.connect(entry, listener)
      await until('open', () => heard.states.at(-1) === 'open')
      equal((await failure(me.signal(ROOM, ANA, OFFER)))._tag, 'PeerUnreachable')
      cut(ME)
      await until('down', () => heard.states.at(-1) !== 'open')
      const ended: unknown[] = []
      void me
        .signal(ROOM, ANA, OFFER)()
        .then((result) => ended.push(result))
      await until('failed', () => ended.length === 1)
      equal(ended, [{ _tag: 'Left', left: { _tag: 'PeerUnreachable' } }])
      stop()
    },
  },
  {
    title: 'tells room actions and presence as they come [GATE-30]',
    run: async ({ hangUp, join, presence, until }) => {
      const { entry, heard, listener } = listen(ME)
      const stop = join(ME).connect(entry, listener)
      await until('open', () => heard.states.at(-1) === 'open')
      hangUp(ME, ROOM)
      presence(ME, ANA)
      await until('heard', () => heard.presences.length === 1 && heard.actions.length === 1)
      equal([heard.actions[0]?._tag, heard.actions[0]?.room, heard.presences], ['HungUp', ROOM, [[ANA, 'online']]])
      stop()
    },
  },
  {
    title: 'tells a kick and does not come back',
    run: async ({ append, join, kick, until }) => {
      const { entry, heard, listener } = listen(ME)
      join(ME).connect(entry, listener)
      await until('open', () => heard.states.at(-1) === 'open')
      kick(ME, { code: 0, message: '' })
      await until('closed', () => heard.states.at(-1) === 'closed')
      append(ME)
      equal([heard.kicks, heard.tokens], [[{ code: 0, message: '' }], 1])
    },
  },
  {
    title: 'is silent after its stop, which is final and harmless twice',
    run: async ({ append, join, until }) => {
      const { entry, heard, listener } = listen(ME)
      const stop = join(ME).connect(entry, listener)
      await until('open', () => heard.states.at(-1) === 'open')
      stop()
      stop()
      append(ME)
      const again = listen(ME)
      const stopAgain = join(ME).connect(again.entry, again.listener)
      await until('heard by the next', () => again.heard.rows.length === 1)
      equal(heard.states, ['connecting', 'open', 'closed'])
      ok(heard.rows.length === 0, 'the stopped one hears nothing')
      stopAgain()
    },
  },
]
