import { productName } from "@contracts/operator";
import { Bell, Briefcase, Mail } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { ActionBar } from "@/components/ui/action-bar";
import { Announcement } from "@/components/ui/announcement";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { BulkBar } from "@/components/ui/bulk-bar";
import { Button, LinkButton } from "@/components/ui/button";
import { Card, Row, RowLink } from "@/components/ui/card";
import { Chip, ChipList } from "@/components/ui/chip";
import { Combobox } from "@/components/ui/combobox";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Consequences } from "@/components/ui/consequences";
import { Count } from "@/components/ui/count";
import { CoverLink } from "@/components/ui/cover-link";
import { DateCell } from "@/components/ui/date-cell";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { ExternalLink } from "@/components/ui/external-link";
import { Figures } from "@/components/ui/figures";
import { FilterChips } from "@/components/ui/filter-chips";
import { FilterSelect } from "@/components/ui/filter-select";
import { FoldedCard } from "@/components/ui/folded-card";
import { HelpLink } from "@/components/ui/help-link";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Jumps } from "@/components/ui/jumps";
import { KeyValues } from "@/components/ui/key-values";
import { LinkRow } from "@/components/ui/link-row";
import { Menu } from "@/components/ui/menu";
import { Meta } from "@/components/ui/meta";
import { MiniFold } from "@/components/ui/mini-fold";
import { Notice } from "@/components/ui/notice";
import { OneBar, TabBar } from "@/components/ui/one-bar";
import { PagedList } from "@/components/ui/paged-list";
import { Picker } from "@/components/ui/picker";
import { Popover } from "@/components/ui/popover";
import { PreviewSheet } from "@/components/ui/preview-sheet";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Quoted } from "@/components/ui/quoted";
import { ResendButton } from "@/components/ui/resend-button";
import { RetryNotice } from "@/components/ui/retry-notice";
import { SearchBox } from "@/components/ui/search-box";
import { Segmented } from "@/components/ui/segmented";
import { ShortList } from "@/components/ui/short-list";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { StepButton } from "@/components/ui/step-button";
import { SupportText } from "@/components/ui/support-text";
import { Switch } from "@/components/ui/switch";
import { SwitchSetting } from "@/components/ui/switch-setting";
import { Table } from "@/components/ui/table";
import { Tabs } from "@/components/ui/tabs";
import { TextLink, TitleLink } from "@/components/ui/text-link";
import type { Tone } from "@/components/ui/tone";
import { WaitingCards } from "@/components/ui/waiting-cards";
import { AppError, parseOutage } from "@/lib/app-error";

export const long = "Alexandrina-Wilhelmine Featherstonehaugh of the Northern Regional Logistics Cooperative";
export const nothing = () => undefined;
const error = new AppError({ code: "unreachable", message: "The server could not be reached.", status: 0 });

/** A list's query as screens use it, loaded and failed. */
const there = { isError: false, error: null, isFetching: false, isPlaceholderData: false, hasNextPage: true };
export const query = { ...there, isFetchingNextPage: false, refetch: nothing, fetchNextPage: nothing };
export const failed = { ...query, isError: true, error };
const retrying = { ...failed, isFetching: true };
const inOutage = { ...failed, error: parseOutage({ status: 540, body: null }, null) };

/** A component with each of these properties, one below the other. */
export const show = <Props extends object>(Component: ComponentType<Props>, ...states: Props[]) =>
  states.map((props, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: samples have no identity beyond their place
    <div key={index} className="contain-layout">
      <Component {...props} />
    </div>
  ));

/** A button that opens a layer above the page. */
export function Opens({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`Open ${name}`}</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const bell = <Icon icon={Bell} />;
const action = <Button>Undo</Button>;
const options = [
  { value: "one", label: "One", count: 1 },
  { value: "long", label: long, count: 1200 },
];
const areas = [
  { label: "Jobs", to: "/jobs", icon: Briefcase, count: { value: 12, what: "new" } },
  { label: "Here", to: "/dev/components", icon: Bell },
];
const tones: Tone[] = ["info", "warn", "plum", "sea", "good", "bad", "idle"];
const list = { query, what: "jobs", empty: "No jobs", children: (rows: readonly string[]) => <p>{rows}</p> };
const combobox = { onChoose: nothing, onSearch: nothing, options, empty: "Nobody", nouns: ["one", "many"] as const };
const buttonStates = (["primary", "secondary", "quiet", "danger", "danger-quiet"] as const).flatMap((variant) => [
  { variant, children: variant },
  { variant, children: "Disabled", disabled: true },
  { variant, children: "Send", busy: true, busyLabel: "Sending..." },
]);

export const uiSamples = {
  "action-bar": show(ActionBar, { info: long, children: action }),
  announcement: show(Announcement, { text: long, link: "/", linkWords: "Why", onClose: nothing }, { text: "Short" }),
  avatar: (["sm", "md", "lg", "xl"] as const).map((size) =>
    show(Avatar, { name: long, size }, { name: "Quillmark", size, shape: "company" }),
  ),
  "back-link": show(BackLink, { to: "/", children: long }),
  badge: show(Badge, ...tones.map((tone) => ({ tone, children: tone }))),
  "bulk-bar": show(BulkBar, { count: 3, what: "Applications", say: long, onClear: nothing, children: action }),
  button: [
    show(Button, ...buttonStates, { size: "sm", children: "Small" }, { size: "lg", icon: Mail, children: "Large" }),
    show(LinkButton, { to: "/", block: true, children: "Link" }),
  ],
  card: [
    show(Card, { title: `${long} Inc.`, aside: "Aside", children: long }, { flush: true, children: <Row>{long}</Row> }),
    show(RowLink, { to: "/", children: long }),
  ],
  chip: [
    show(Chip, { children: long, onRemove: nothing, removeLabel: "Remove" }),
    show(ChipList, { items: ["Go", long] }),
  ],
  combobox: show(
    Combobox,
    { ...combobox, chosen: null, input: { "aria-label": "Empty", placeholder: "Find a person" } },
    { ...combobox, chosen: { value: "long", label: long }, clearLabel: "Clear", input: { "aria-label": "Chosen" } },
  ),
  "confirm-dialog": show(Opens, {
    name: "confirm-dialog",
    children: (onConfirm) => (
      <ConfirmDialog open onOpenChange={onConfirm} title={long} confirmLabel="Delete" danger {...{ onConfirm }} />
    ),
  }),
  count: show(Count, { value: 0 }, { value: 7, hot: true }),
  "cover-link": show(CoverLink, { to: "/", children: long }),
  "date-cell": show(DateCell, { at: "2026-11-26T10:00:00Z", word: "Sent" }),
  dialog: show(Opens, {
    name: "dialog",
    children: (close) => (
      <Dialog open onOpenChange={close} title={long} description={long} actions={action}>
        {long}
      </Dialog>
    ),
  }),
  "empty-state": show(EmptyState, { title: long, children: long, action }),
  "error-state": show(
    ErrorState,
    { title: long, children: long, query: failed },
    { title: "Retrying", query: retrying },
    { title: "In an outage", query: inOutage },
  ),
  "external-link": show(ExternalLink, { href: `https://example.com/${"long".repeat(30)}` }, { href: "javascript:0" }),
  figures: show(Figures, {
    label: "Counts",
    figures: [
      { label: "Applications", value: 1200, to: "/" },
      { label: "Loading", value: undefined, to: "/" },
      { label: "Failed", value: undefined, isFailed: true, to: "/" },
    ],
  }),
  "filter-chips": show(FilterChips, {
    label: "Chips",
    all: { label: "All" },
    options,
    value: "long",
    onChange: nothing,
  }),
  "filter-select": show(
    FilterSelect,
    { label: "All", all: "All", options, value: null, onChange: nothing },
    { label: "Chosen", all: "All", options, value: "long", onChange: nothing },
  ),
  "folded-card": show(
    FoldedCard,
    { title: `${long} Ltd.`, text: long, children: long },
    { title: "Open", text: long, startsOpen: true, children: long },
  ),
  "help-link": show(HelpLink, { to: "/help/find-a-job#look" }),
  icon: show(Icon, { icon: Bell, size: "sm" }, { icon: Bell }, { icon: Bell, size: "lg" }),
  "icon-button": show(IconButton, { icon: Mail, label: "Send" }, { icon: Mail, label: "Disabled", disabled: true }),
  jumps: show(Jumps, {
    jumps: [
      { id: "first", label: "First" },
      { id: "long", label: long, count: 3 },
    ],
  }),
  "key-values": show(
    KeyValues,
    { items: [long, null].map((value) => ({ label: value ? "Name" : "Email", value })) },
    { items: [12, 1200].map((value) => ({ label: `Number ${value}`, value })), align: "end" },
  ),
  "link-row": show(LinkRow, { to: "/", icon: Mail, label: long, text: long, count: 3 }),
  menu: show(Menu, { label: "Menu", items: [{ label: long, to: "/" }], children: bell }),
  meta: show(Meta, { children: [long, "Full time"] }),
  "one-bar": [
    show(OneBar, { label: "Area", items: areas, more: areas, brand: productName, bell: null, person: null }),
    show(TabBar, { label: "Area", items: areas, more: areas }),
  ],
  "mini-fold": show(MiniFold, { title: long, children: <p className="card-body pt-2">{long}</p> }),
  notice: show(
    Notice,
    ...(["info", "warn", "bad", "good"] as const).map((tone) => ({
      tone,
      title: long,
      children: long,
      actions: action,
    })),
  ),
  "paged-list": show(
    PagedList<string>,
    { ...list, rows: undefined },
    { ...list, rows: undefined, query: failed },
    { ...list, rows: [] },
    { ...list, rows: [long] },
  ),
  picker: show(
    Picker<{ id: string }>,
    ...[[{ id: "one" }, { id: "two" }], []].map((choices) => ({
      ...{ label: "Find", listLabel: "Choices", nouns: ["choice"] as [string], onChoose: nothing },
      find: () => ({ choices, note: choices.length === 0 ? long : undefined }),
      children: () => long,
    })),
  ),
  popover: show(Popover, { label: "Popover", button: bell, title: "Popover", children: () => long }),
  "preview-sheet": show(PreviewSheet, { title: long, action: "Preview", description: long, children: long }),
  quoted: show(Quoted, { words: long, by: long }, { words: "Short", by: null }),
  "progress-bar": show(ProgressBar, { value: 0, label: "Nothing" }, { value: 60, label: "Some", tone: "good" }),
  "retry-notice": show(
    RetryNotice,
    { title: long, query: failed, children: long },
    { title: "Retrying", query: retrying, children: long },
    { title: "In an outage", query: inOutage, children: long },
  ),
  "search-box": show(
    SearchBox,
    { label: "Empty search", value: "", onChange: nothing },
    { label: "Filled search", value: long, onChange: nothing },
  ),
  "resend-button": show(ResendButton, { label: "Resend", sentAt: 0, onResend: nothing }),
  segmented: show(
    Segmented,
    { label: "View", options, value: "one", onChange: nothing },
    { label: "Wide view", options, value: "long", onChange: nothing, wide: true, big: true },
  ),
  "short-list": show(
    ShortList<string>,
    { rows: ["One", "Two"], what: "rows", children: (rows) => <p>{rows.join(", ")}</p> },
    { rows: Array<string>(7).fill(long), what: "rows", query, children: (rows) => <p>{rows.join(", ")}</p> },
  ),
  "show-more": show(ShowMore, { hasMore: true, onClick: nothing }, { hasMore: true, busy: true, onClick: nothing }),
  skeleton: show(Skeleton, {}),
  "step-button": show(
    StepButton,
    { icon: Bell, label: "Next", onPress: nothing },
    { icon: Bell, label: "At the end", onPress: undefined },
  ),
  "support-text": show(SupportText, { children: "If this happens again, contact support." }),
  switch: show(Switch, { label: "Off", on: false, onChange: nothing }, { label: "On", on: true, onChange: nothing }),
  "switch-setting": show(SwitchSetting, { name: long, text: long, on: true, onChange: nothing }),
  table: show(Table<string>, {
    label: "Table",
    rows: [long, "Short"],
    rowKey: (row) => row,
    columns: [
      { key: "name", header: "Name", role: "title", cell: (row) => row },
      { key: "acts", header: "Acts", role: "actions", cell: () => action },
    ],
  }),
  tabs: show(Tabs, {
    label: "Tabs",
    tabs: options.map(({ value, ...tab }) => ({ ...tab, id: value, panel: long })),
    value: "one",
    onChange: nothing,
  }),
  "text-link": [show(TextLink, { to: "/", children: long }), show(TitleLink, { to: "/", children: long })],
  consequences: show(Consequences, { items: [{ icon: Mail, title: long, text: long }] }),
  "waiting-cards": show(WaitingCards, {
    query: { ...failed, data: undefined, errorUpdateCount: 1 } as never,
    failure: long,
    children: () => null,
  }),
} satisfies Record<string, ReactNode>;
