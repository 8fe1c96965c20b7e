import { mediaRoomCases } from '../media-room/media-room.cases'
import { webrtcCases } from '../media-room/webrtc.cases'
import { test } from './serve'

for (const { title } of mediaRoomCases)
  test(`media room in a browser: ${title}`, ({ stage }) => stage.runCase('media-room', title))

for (const { title } of webrtcCases)
  test(`media room in a browser: ${title}`, ({ stage }) => stage.runCase('webrtc', title))
