import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../design/avatar'
import { useFeature } from '../shell/use-feature'
import styles from './call-stage.module.css'
import { Consent } from './consent'
import { PictureView } from './picture-view'
import type { Talk } from './talk'
import type { Peer } from './use-peer'

/** Whether nothing moves on the stage, so that the face stands in its place. */
export const useCovered = (): boolean => {
  const { view, pictureInPicture } = useFeature('calls')
  return O.isNone(view.remote) || view.peerCameraOff || view.interrupted || pictureInPicture.view.open
}

const Why = observer(({ name }: { readonly name: string }) => {
  const { t } = useTranslation('calls')
  const { view, pictureInPicture } = useFeature('calls')
  if (view.interrupted) return null
  if (view.peerCameraOff)
    return <p className={styles.why}>{t(view.peerPictureHeld ? 'peer_picture_held' : 'peer_camera_off', { name })}</p>
  return pictureInPicture.view.open && <p className={styles.why}>{t('in_window', { name })}</p>
})

type FaceProps = Pick<Peer, 'headImg' | 'name'> & { readonly call: Talk }

/** Who the other person is, while there is no picture, and why there is none. */
export const RemoteFace = observer(({ call, headImg, name }: FaceProps) =>
  useCovered() ? (
    <div className={styles.face}>
      <Avatar name={name} src={headImg} size="xxl" />
      {call._tag === 'Meeting' ? <Consent call={call} name={name} /> : <Why name={name} />}
    </div>
  ) : null,
)

type Props = { readonly name: string; readonly video: RefObject<HTMLVideoElement | null> }

/** The other person over the whole stage; covered while there is no picture. */
export const RemotePicture = observer(({ name, video }: Props) => {
  const { t } = useTranslation('calls')
  const { pictureInPicture, view } = useFeature('calls')
  const { interrupted, remote } = view
  const covered = useCovered()
  return (
    <>
      {O.isSome(remote) && (
        <PictureView
          picture={remote.value}
          className={styles.remote}
          silent={interrupted}
          video={video}
          label={t('picture_of', { name })}
          cover={interrupted && pictureInPicture.view.open ? t('interrupted') : null}
        />
      )}
      {covered && <div className={styles.cover} />}
    </>
  )
})
