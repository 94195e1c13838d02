import { Segmented } from "@/components/ui/segmented";

interface MineSwitchProps {
  label: string;
  isMine: boolean;
  onChange: (isMine: boolean) => void;
}

/** All of a list, or only what the reader owns. */
export const MineSwitch = ({ label, isMine, onChange }: MineSwitchProps) => (
  <Segmented
    label={label}
    options={[
      { value: "all", label: "All" },
      { value: "mine", label: "Mine" },
    ]}
    value={isMine ? "mine" : "all"}
    onChange={(value) => onChange(value === "mine")}
  />
);
