import * as O from 'fp-ts/Option'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { UserId } from '../../domain/kernel/ids'
import { sortPhotos, type Photo } from '../../domain/profile/photo'
import type { Loading } from '../kernel/loading'
import type { HostStanding } from './profile-gateway.port'
import type { Album, ProfileView, Upload } from './profile.feature'

const unknownAlbum: Album = { listing: 'idle', photos: [], videos: [] }

/** The own album with what is on its way into it, albums of others, and what a host has set. */
export class ProfileModel implements ProfileView {
  photoListing: Loading = 'idle'
  uploads: readonly Upload[] = []
  saving = false
  host: O.Option<HostStanding> = O.none
  hostListing: Loading = 'idle'
  private own: readonly Photo[] = []
  private readonly albums = observable.map<UserId, Album>(undefined, { deep: false })

  constructor() {
    makeObservable<ProfileModel, 'own'>(this, {
      photoListing: observableRef,
      uploads: observableRef,
      saving: observableRef,
      host: observableRef,
      hostListing: observableRef,
      own: observableRef,
      photos: computed,
      setPhotos: action,
      addPhoto: action,
      dropPhoto: action,
      setUpload: action,
      dropUpload: action,
      setSaving: action,
      setHost: action,
      setAlbum: action,
      forget: action,
    })
  }

  get photos(): readonly Photo[] {
    return sortPhotos(this.own)
  }

  album(id: UserId): Album {
    return this.albums.get(id) ?? unknownAlbum
  }

  /** How the reading of the album stands; photos that were read before stay until new ones are there. */
  setPhotos(listing: Loading, photos: readonly Photo[] = this.own): void {
    this.photoListing = listing
    this.own = photos
  }

  addPhoto(photo: Photo): void {
    this.own = [...this.own.filter(({ id }) => id !== photo.id), photo]
  }

  dropPhoto(id: number): void {
    this.own = this.own.filter((photo) => photo.id !== id)
  }

  /** Adds the upload, or changes the one with its key. */
  setUpload(upload: Upload): void {
    const known = this.uploads.some(({ key }) => key === upload.key)
    this.uploads = known
      ? this.uploads.map((one) => (one.key === upload.key ? upload : one))
      : [...this.uploads, upload]
  }

  dropUpload(key: number): void {
    this.uploads = this.uploads.filter((upload) => upload.key !== key)
  }

  setSaving(saving: boolean): void {
    this.saving = saving
  }

  setHost(listing: Loading, host: O.Option<HostStanding> = this.host): void {
    this.hostListing = listing
    this.host = host
  }

  setAlbum(id: UserId, album: Album): void {
    this.albums.set(id, album)
  }

  forget(): void {
    this.albums.clear()
    this.uploads = []
    this.saving = false
    this.setPhotos('idle', [])
    this.setHost('idle', O.none)
  }
}
