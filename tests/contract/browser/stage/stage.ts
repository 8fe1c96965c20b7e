import { chatStoreSuite, dexieSuite, quotaSuite } from './chat-store.stage'
import { probes, type Probes } from './other.stage'
import {
  agoraRoomSuite,
  agoraSuite,
  forgedPeerSuite,
  mediaRoomSuite,
  rejoinSuite,
  webrtcSuite,
} from './media-room.stage'
import { browserPicturesSuite, picturesSuite } from './pictures.stage'
import { tabsSuite } from './tabs.stage'

/** Cases with the world that each begins with. */
export interface Suite {
  readonly run: (title: string) => Promise<void>
}

const suites: Readonly<Record<string, Suite>> = {
  'chat-store': chatStoreSuite,
  dexie: dexieSuite,
  quota: quotaSuite,
  'media-room': mediaRoomSuite,
  webrtc: webrtcSuite,
  rejoin: rejoinSuite,
  'forged-peer': forgedPeerSuite,
  'agora-room': agoraRoomSuite,
  agora: agoraSuite,
  tabs: tabsSuite,
  pictures: picturesSuite,
  'browser-pictures': browserPicturesSuite,
}

declare global {
  interface Window {
    runCase: (suite: string, title: string) => Promise<void>
    probes: Probes
  }
}

window.runCase = async (suite, title) => {
  const found = suites[suite]
  if (!found) throw new Error(`no suite ${suite}`)
  await found.run(title)
}

window.probes = probes
document.title = 'ready'
