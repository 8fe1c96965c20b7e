import { created } from './start-core'
import { makeWebKeyedStore } from './infrastructure/storage/web-storage/web-keyed-store.adapter'
import './ui/design/base.css'
import { showNoConnection } from './ui/shell/no-connection'
import { startUi } from './ui/shell/start'

const start = async (root: HTMLElement): Promise<void> => {
  const core = await created
  await (core._tag === 'Left'
    ? showNoConnection(
        root,
        makeWebKeyedStore(() => localStorage),
      )
    : startUi(root, core.right))
}

const root = document.getElementById('root')
if (root !== null) void start(root)
