/** The packages of the product's card, each by what a page on this stack uses of it at least: what one of them brings whole, it brings here too. */
import {
  cache,
  concurrency,
  createMutation,
  createQuery,
  inMemoryCache,
  keepFresh,
  retry,
  timeout,
} from '@farfetched/core';
import * as effector from 'effector';
import * as effectorReact from 'effector-react';
import i18next from 'i18next';
import { debounce, interval, not, once, pending, reset, status, throttle } from 'patronum';
import * as react from 'react';
import * as client from 'react-dom/client';
import {
  generatePath,
  Link,
  matchPath,
  NavLink,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom';

const queries = { cache, concurrency, createMutation, createQuery, inMemoryCache, keepFresh, retry, timeout };
const operators = { debounce, interval, not, once, pending, reset, status, throttle };
const router = { generatePath, Link, matchPath, NavLink, Route, Router, Routes, useLocation, useNavigate };
export const packages = [react, client, effector, effectorReact, i18next, queries, operators, router];

Object.assign(globalThis, { packages });
