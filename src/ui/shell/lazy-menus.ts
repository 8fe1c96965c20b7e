import { lazy } from 'react'
import { loadChunk } from './load-chunk'

const menus = () => loadChunk(() => import('./menus'))

export const LazySideMenu = lazy(() => menus().then(({ SideMenu }) => ({ default: SideMenu })))
export const LazyUserMenu = lazy(() => menus().then(({ UserMenu }) => ({ default: UserMenu })))
export const LazySettingsMenu = lazy(() => menus().then(({ SettingsMenu }) => ({ default: SettingsMenu })))
