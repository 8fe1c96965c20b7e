import { startUi } from '../../../src/ui/shell/start'
import '../../../src/ui/design/base.css'
import { makeJournalFake } from '../../fakes/journal.fake'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'
import { aChat, aConversation, aCore, aMe, anAccount, signedIn } from './literal-core'

/** The frame with a made-up `Core`: `/design/shell?who=me&waiting=7`, in development only. */
const query = new URLSearchParams(location.search)
const waiting = Number(query.get('waiting') ?? 0)
const names = ['Elena Ruiz', 'Ahmad', 'Noor Hassan', 'Marek', 'ليلى', 'Ines Costa', 'Tom']
const chat = aChat(names.slice(0, waiting).map((name, at) => aConversation(at + 2, { name, unread: at + 1 })))
const account = anAccount(query.get('who') === 'me' ? signedIn(aMe()) : {})
const root = document.getElementById('root')
const store = makeKeyedStoreFake()
store.write('CAMC_LANGUAGE', query.get('lang') ?? 'en')
store.write('CAMC_THEME', query.get('theme') ?? '')

history.replaceState(null, '', query.get('path') ?? '/')
if (root !== null) void startUi(root, { core: aCore(account, { chat }), journal: makeJournalFake(), store })
